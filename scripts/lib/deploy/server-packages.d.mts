export function importedPackages(sources: readonly string[]): string[]
export function findUnneeded(packages: Record<string, object>, names: readonly string[]): string[]
