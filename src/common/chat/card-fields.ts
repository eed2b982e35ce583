/** The fields of a card, which is JSON; none where it cannot be read. */
export function cardFields(description: string | undefined): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(description ?? '')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

export const cardText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** undefined: it is no finite number. */
export const cardNumber = (value: unknown): number | undefined => (Number.isFinite(value) ? Number(value) : undefined)
