/** Returns the value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function middle(values: readonly number[]): number {
  return percentile(values, 0.5);
}
