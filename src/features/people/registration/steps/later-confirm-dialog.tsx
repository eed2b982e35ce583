import { type ComponentProps, lazy, Suspense } from 'react'
import type { ConfirmDialog as Confirm } from './confirm-dialog'

const Dialog = lazy(async () => {
  const { ConfirmDialog: Later } = await import('./confirm-dialog')
  return { default: Later }
})

/** Asks before something that was typed is lost; fetched once there is something to ask. */
export const ConfirmDialog = (props: ComponentProps<typeof Confirm>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
