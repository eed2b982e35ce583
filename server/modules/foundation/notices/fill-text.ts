/** A parameter, and the full stop that the text sets after it. */
const PLACE = /\{(\w+)\}([。.]?)/g

const withoutStop = (value: string): string => value.trimEnd().replace(/[。．.]+$/u, '')

/** A text with its parameters; where one ends a sentence itself, what follows does not end it again. */
export function fillText(text: string, parameters: Record<string, string>): string {
  return text.replace(PLACE, (_, name: string, stop: string) => {
    const value = parameters[name] ?? ''
    if (stop === '') return value
    return /[！？!?…]$/u.test(value.trimEnd()) ? value.trimEnd() : withoutStop(value) + stop
  })
}

/** The parameters without the stops that the text sets after them. */
export function trimStops(text: string, parameters: Record<string, string>): Record<string, string> {
  const ended = new Set([...text.matchAll(PLACE)].flatMap(([, name = '', stop]) => (stop ? [name] : [])))
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, ended.has(name) ? withoutStop(value) : value]),
  )
}

/** The parameters in a language; one that lacks it is reported in Chinese, or else in English. */
export function sayParameters(
  parameters: Record<string, string | { zh: string; en: string }>,
  language: 'zh' | 'en',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value[language] || value.zh || value.en,
    ]),
  )
}
