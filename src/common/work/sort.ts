/** How a list is ordered, as it stands in the address: `name` upwards, `-name` downwards. */
export interface Sort {
  key: string
  order: 'ascend' | 'descend'
}

export function readSort(text: string): Sort | undefined {
  if (text === '') return undefined
  return text.startsWith('-') ? { key: text.slice(1), order: 'descend' } : { key: text, order: 'ascend' }
}

/** The text of the address; empty: in the server's own order. */
export function writeSort(key: unknown, order: Sort['order'] | null | undefined): string {
  return order ? `${order === 'descend' ? '-' : ''}${String(key)}` : ''
}
