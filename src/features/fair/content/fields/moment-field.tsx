import type { ComponentProps } from 'react'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'
import { MomentInput } from '#src/common/work/moment-input.tsx'

/** A moment as it is stored, entered by the fair's clock. */
export const MomentField = ({ value = '', onChange, ...picker }: ComponentProps<typeof MomentInput>) => (
  <MomentInput
    {...picker}
    value={toFieldValue(value)}
    onChange={(moment) => onChange?.(moment === '' ? '' : toInstant(moment))}
  />
)
