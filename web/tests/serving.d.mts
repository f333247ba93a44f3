export interface Serving {
  address: string;
  stop: () => void;
}

export function serving(...options: string[]): Promise<Serving>;
