import type { ComponentProps } from 'react'
import { toFieldValue, toInstant } from '../../../common/work/form/china-field'
import { MomentInput } from '../../../common/work/moment-input'

/** A moment as it is stored, entered by the fair's clock. */
export const MomentField = ({ value = '', onChange, ...picker }: ComponentProps<typeof MomentInput>) => (
  <MomentInput
    {...picker}
    value={toFieldValue(value)}
    onChange={(moment) => onChange?.(moment === '' ? '' : toInstant(moment))}
  />
)
