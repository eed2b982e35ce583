import {
  type AnyDocument,
  type AnyValue,
  type Field,
  type Fields,
  isInBoth,
  rowsOf,
} from '#contract/fair/content/fields.ts'
import { isInOrder } from '#contract/fair/content/rules.ts'
import { contactEmail, contactPhone } from '#contract/core/contact/contact-rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { isAddress } from '#contract/core/rules.ts'
import type { Checks } from '#src/common/form/checks.ts'

const areAddresses = (value: AnyValue | undefined): boolean => {
  const all: unknown[] = isInBoth(value) ? [value.zh, value.en] : [value ?? ''].flat()
  return all.every((one) => typeof one !== 'string' || isAddress(one))
}

function breachOf(field: Field, value: AnyValue | undefined): RuleBreach | undefined {
  switch (field.type) {
    case 'address':
    case 'file':
    case 'picture':
    case 'pictures':
    case 'video':
      return areAddresses(value) ? undefined : 'live.address'
    case 'line': {
      const line = typeof value === 'string' ? value : ''
      if (field.format === 'phone') return contactPhone(line)
      return field.format === 'email' ? contactEmail(line) : undefined
    }
    case 'list': {
      const wrong = rowsOf(value).flatMap((row) => Object.values(checkContent(field.of, row)))
      return wrong.find((one) => one !== undefined)
    }
    default:
      return undefined
  }
}

/** What the server would refuse to store; what is only missing is requested when the object is published. */
export function checkContent(fields: Fields, document: AnyDocument): Checks {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isInTime = field.type !== 'moment' || isInOrder(document, name, field.after)
      return [name, isInTime ? breachOf(field, document[name]) : 'live.order']
    }),
  )
}
