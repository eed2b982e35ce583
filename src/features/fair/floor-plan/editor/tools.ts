/** What the pointer does, each with its key. */
export const tools = [
  { name: 'select', key: 'v' },
  { name: 'booth', key: 'b' },
  { name: 'polygon', key: 'p' },
  { name: 'aisle', key: 'g' },
  { name: 'wall', key: 'w' },
  { name: 'landmark', key: 'l' },
  { name: 'outline', key: 'o' },
  { name: 'pan', key: 'h' },
] as const
export type Tool = (typeof tools)[number]['name']

/** Tools that draw a line corner by corner. */
export const lineTools: readonly Tool[] = ['polygon', 'aisle', 'wall', 'outline']
/** Of them, those that close it. */
export const closedTools: readonly Tool[] = ['polygon', 'outline']
