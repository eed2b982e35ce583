import { Alert, Progress } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../request/error-message'
import { WorkDialog } from './work-dialog'

interface EachDialogProps<Item> {
  title: string
  /** px */
  width?: number
  danger?: boolean
  /** As they were chosen: a list may lose them meanwhile. */
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** What will be done, in a sentence. */
  about: string
  /** What is requested before, which may be sent from there too; gone once it has begun. */
  renderBefore?: (send: () => void) => ReactNode
  /** Whether what is requested before has been answered. */
  isReady?: () => boolean
  /** Rejects where the item stays as it was. */
  run: (item: Item) => Promise<unknown>
  /** All have been tried. */
  onFinished: () => Promise<unknown>
  /** `begun`: something may have been done. */
  onClose: (begun: boolean) => void
}

interface Outcome<Item> {
  item: Item
  /** Why it was not done; empty where it was. */
  failure: string
}

/** Does one thing to each of several objects, one after the other, and says of which that failed and why. */
export function EachDialog<Item extends { id: number }>(props: EachDialogProps<Item>) {
  const { title, width, danger = false, items, nameOf, about, renderBefore, isReady, run, onFinished, onClose } = props
  const { t } = useTranslation('work')
  const [outcomes, setOutcomes] = useState<Outcome<Item>[]>([])
  const [busy, setBusy] = useState(false)
  const failures = outcomes.filter(({ failure }) => failure !== '')

  const send = async () => {
    // The keys reach it also while it is under way.
    if (busy || !(isReady?.() ?? true)) return
    setBusy(true)
    for (const item of items) {
      const failure = await run(item).then(
        () => '',
        (error: unknown) => errorMessage(error),
      )
      setOutcomes((known) => [...known, { item, failure }])
    }
    await onFinished()
    setBusy(false)
  }
  return (
    <WorkDialog
      title={title}
      {...(width === undefined ? {} : { width })}
      {...(outcomes.length > 0 && outcomes.length === items.length ? {} : { submit: title })}
      danger={danger}
      busy={busy}
      onSubmit={() => void send()}
      onClose={() => {
        if (!busy) onClose(outcomes.length > 0)
      }}
    >
      <p>{about}</p>
      {outcomes.length === 0 ? (
        renderBefore?.(() => void send())
      ) : (
        <>
          <Progress percent={Math.round((outcomes.length / items.length) * 100)} aria-label={title} />
          <p role="status">{t('each.outcome', { done: outcomes.length - failures.length, failed: failures.length })}</p>
        </>
      )}
      {failures.map(({ item, failure }) => (
        <Alert key={item.id} type="error" showIcon title={`${nameOf(item)}: ${failure}`} />
      ))}
    </WorkDialog>
  )
}
