// Records in a module's memory: what lies where is read from the game's facts.
import type { Layout, RecordLayout } from "./facts";

type Reader = (view: DataView, at: number) => number | bigint;
type Writer = (view: DataView, at: number, value: number) => void;

const SCALARS: Record<string, { size: number; read: Reader; write: Writer }> = {
  int8: { size: 1, read: (v, at) => v.getInt8(at), write: (v, at, x) => v.setInt8(at, x) },
  uint8: { size: 1, read: (v, at) => v.getUint8(at), write: (v, at, x) => v.setUint8(at, x) },
  int16: {
    size: 2,
    read: (v, at) => v.getInt16(at, true),
    write: (v, at, x) => v.setInt16(at, x, true),
  },
  int32: {
    size: 4,
    read: (v, at) => v.getInt32(at, true),
    write: (v, at, x) => v.setInt32(at, x, true),
  },
  uint32: {
    size: 4,
    read: (v, at) => v.getUint32(at, true),
    write: (v, at, x) => v.setUint32(at, x, true),
  },
  int64: {
    size: 8,
    read: (v, at) => v.getBigInt64(at, true), // a number would lose bits
    write: (v, at, x) => v.setBigInt64(at, BigInt(x), true),
  },
  float64: {
    size: 8,
    read: (v, at) => v.getFloat64(at, true),
    write: (v, at, x) => v.setFloat64(at, x, true),
  },
};

function scalar(type: string) {
  const found = SCALARS[type];
  if (!found) throw new Error(`no way to read a ${type}`);
  return found;
}

export function sizeOf(layout: Layout): number {
  if (typeof layout === "string") return scalar(layout).size;
  if ("size" in layout) return layout.size;
  return layout.shape.reduce((size, length) => size * length, sizeOf(layout.of));
}

/** A record or array as plain numbers, objects and lists. */
export function decode(layout: Layout, view: DataView, at = 0): unknown {
  if (typeof layout === "string") return scalar(layout).read(view, at);
  if ("size" in layout) return decodeRecord(layout, view, at);
  const [length = 0, ...rest] = layout.shape;
  const item = rest.length ? { of: layout.of, shape: rest } : layout.of;
  const size = sizeOf(item);
  return Array.from({ length }, (_, index) => decode(item, view, at + index * size));
}

function decodeRecord(layout: RecordLayout, view: DataView, at: number) {
  const fields = Object.entries(layout.fields);
  return Object.fromEntries(
    fields.map(([name, { offset, type }]) => [name, decode(type, view, at + offset)]),
  );
}

/** Where a field lies, by its path: `locate(mind, "nodes", 0, "first")`. */
export function locate(layout: Layout, ...path: (string | number)[]): { at: number; type: Layout } {
  let at = 0;
  let type = layout;
  for (const step of path) {
    if (typeof type === "string") throw new Error(`nothing inside a ${type}`);
    if ("size" in type) {
      const field = type.fields[step];
      if (!field) throw new Error(`no field ${step}`);
      at += field.offset;
      type = field.type;
    } else {
      at += Number(step) * sizeOf(type.of);
      type = type.of;
    }
  }
  return { at, type };
}

export function readNumber(view: DataView, layout: Layout, ...path: (string | number)[]): number {
  const { at, type } = locate(layout, ...path);
  return Number(scalar(type as string).read(view, at));
}

export function writeNumber(
  view: DataView,
  value: number,
  layout: Layout,
  ...path: (string | number)[]
): void {
  const { at, type } = locate(layout, ...path);
  scalar(type as string).write(view, at, value);
}

/** Bytes seen as numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
