import type { Change } from '#contract/fair/floor-plan/editing/schemas.ts'
import { momentText } from '#src/common/work/moment.ts'

/** When something was changed, and the person who changed it, in one line. */
export const changeText = ({ at, by }: Change, language: string): string =>
  [momentText(at, language), by].filter(Boolean).join(' · ')
