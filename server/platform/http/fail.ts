import type { BusinessError } from '../../../contract/errors'
import type { Language } from '../../../contract/shapes'

/** A known refusal: an error of the catalogue with its parameters. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: BusinessError
  readonly parameters: Record<string, string | number>

  constructor(error: BusinessError, parameters: Record<string, string | number>) {
    super(error.name)
    this.error = error
    this.parameters = parameters
  }
}

/** `throw fail(errors.ExhibitNotFound)`: the answer bears its code, HTTP status and text. */
export function fail(error: BusinessError, parameters: Record<string, string | number> = {}): Refusal {
  return new Refusal(error, parameters)
}

/** The text of an error in the reader's language. */
export function textOf({ error, parameters }: Refusal, language: Language): string {
  const text = language === 'zh-CN' ? error.zh : error.en
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
}
