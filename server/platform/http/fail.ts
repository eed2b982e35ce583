import type { BusinessError } from '../../../contract/errors'
import type { Language } from '../../../contract/shapes'

/** A known refusal: an error of the catalogue with its parameters. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: BusinessError
  readonly parameters: Record<string, string | number>
  /** The `data` of the answer. */
  readonly data: object | null

  constructor(error: BusinessError, parameters: Record<string, string | number>, data: object | null) {
    super(error.name)
    this.error = error
    this.parameters = parameters
    this.data = data
  }
}

/** `throw fail(errors.ExhibitNotFound)`: the answer bears its code, HTTP status, text, and data if given. */
export function fail(
  error: BusinessError,
  parameters: Record<string, string | number> = {},
  data: object | null = null,
): Refusal {
  return new Refusal(error, parameters, data)
}

/** The text of an error in the reader's language. */
export function textOf({ error, parameters }: Refusal, language: Language): string {
  const text = language === 'zh-CN' ? error.zh : error.en
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
}
