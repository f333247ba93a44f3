export interface ShopFront {
  front: string; // colours
  stripe: string;
  emblem?: { d: string; paint: string }; // in the window, around the origin
}

export interface TownHouse {
  x: number; // of the left wall
  width: number;
  floors: number; // above the ground floor
  wall: string; // colours
  roof: string;
  shutters: string;
  shop: ShopFront;
}
