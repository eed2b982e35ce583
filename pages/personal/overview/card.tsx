import { Alert, Button, Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardName } from '#contract/operations/overview/rules.ts'
import { useCardRetry } from '#src/features/operations/overview/api.ts'
import { ToButton } from './to-button'
import styles from './overview.module.css'

interface CardProps {
  name: CardName
  state: 'loading' | 'failed' | 'ready'
  /** How many there are in all; undefined: they are not counted. */
  count?: number | undefined
  /** The way to all of it: a route of this page. */
  all: string
  /** What is shown once it is read. */
  children: ReactNode
}

/** One kind of what waits: its name with the count, the way to all of it, and what is read of it. */
export function Card({ name, state, count = 0, all, children }: CardProps) {
  const { t } = useTranslation('overview')
  const id = useId()
  return (
    <section className={styles.card} data-tour={name} aria-labelledby={id} aria-busy={state === 'loading'}>
      <header>
        <h3 id={id}>
          {t(`card.${name}.title`)}
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </h3>
        <ToButton type="link" className={styles.all ?? ''} to={all}>
          {t(`card.${name}.all`)}
        </ToButton>
      </header>
      {state === 'loading' ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : state === 'failed' ? (
        <FailedCard name={name} />
      ) : (
        children
      )}
    </section>
  )
}

/** The others stay while this one is read again. */
function FailedCard({ name }: { name: CardName }) {
  const { t } = useTranslation('overview')
  const { mutate, isPending } = useCardRetry(name)
  return (
    <Alert
      type="error"
      title={t('failed')}
      action={
        <Button loading={isPending} onClick={() => mutate()}>
          {t('retry')}
        </Button>
      }
    />
  )
}

interface EmptyCardProps {
  name: CardName
  /** The first step: a route of this page, or the address of another. */
  to: string
  /** The text of the button, where it is another than `start`. */
  start?: string
}

/** What a card is for, with the first step. */
export function EmptyCard({ name, to, start = 'start' }: EmptyCardProps) {
  const { t } = useTranslation('overview')
  return (
    <div className={styles.empty}>
      <p>{t(`card.${name}.empty`)}</p>
      <ToButton to={to}>{t(`card.${name}.${start}`)}</ToButton>
    </div>
  )
}
