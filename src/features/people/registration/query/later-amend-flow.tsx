import { type ComponentProps, lazy, Suspense } from 'react'
import { startTexts } from '#src/common/i18n/texts.ts'
import type { AmendFlow as Flow } from './amend-flow'
import styles from './query.module.css'

const AmendFlow = lazy(async () => {
  const [flow] = await Promise.all([import('./amend-flow'), startTexts('work', 'upload')])
  return { default: flow.AmendFlow }
})

/** The form that was sent, fetched when changes are requested and somebody begins with them. */
export const LaterAmendFlow = (props: ComponentProps<typeof Flow>) => (
  <Suspense fallback={<div className={`yz-skeleton ${styles.amending}`} />}>
    <AmendFlow {...props} />
  </Suspense>
)
