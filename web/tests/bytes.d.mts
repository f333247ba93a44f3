import type { BrowserContext } from "@playwright/test";

type Weights = Map<string, number>;

export function weighed(context: BrowserContext): () => Promise<Weights>;
export function total(weights: Weights): number;
