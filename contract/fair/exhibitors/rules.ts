export const exhibitorSorts = ['recommended', 'name', 'exhibits'] as const
