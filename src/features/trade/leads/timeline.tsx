import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { TimelineKind } from '#contract/trade/leads/rules.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { Empty, Failed } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useTimeline } from './api'
import styles from './leads.module.css'
import { useEntryWords } from './use-entry-words'

const colors: Partial<Record<TimelineKind, string>> = {
  offer: 'warning',
  demand: 'warning',
  quotation: 'success',
  intention: 'warning',
  appointment: 'processing',
  outcome: 'success',
  meeting: 'success',
}

/** Everything between the two, the last first, with more of it as it is requested. */
export function Timeline({ reader, id }: { reader: Side; id: number }) {
  const { t } = useTranslation('leads')
  const found = useTimeline(reader, id)
  const words = useEntryWords(reader)
  if (found.isPending) return <div className={`yz-skeleton ${styles.waiting}`} />
  if (found.isError && !found.data) return <Failed error={found.error} retry={() => void found.refetch()} />
  const entries = found.data?.pages.flatMap(({ list }) => list) ?? []
  if (entries.length === 0) return <Empty title={t('timeline.empty')} />
  return (
    <>
      <ol className={styles.timeline} aria-label={t('timeline.title')}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} words={words(entry)} />
        ))}
      </ol>
      {found.isFetchNextPageError ? <p role="alert">{errorMessage(found.error)}</p> : null}
      {found.hasNextPage ? (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('timeline.more')}
        </Button>
      ) : null}
    </>
  )
}

interface EntryProps {
  entry: TimelineEntry
  words: ReturnType<ReturnType<typeof useEntryWords>>
}

function Entry({ entry: { kind, at, by, side }, words: { what, more, address, link } }: EntryProps) {
  const { t, i18n } = useTranslation('leads')
  const who = by || (side === 'buyer' ? t('visitor') : t('timeline.nobody'))
  return (
    <li>
      <p className={styles.when}>
        <time dateTime={at}>{momentText(at, i18n.language)}</time>
        <span>{who}</span>
      </p>
      <p className={styles.what}>
        <Tag color={colors[kind] ?? 'default'}>{t(`kind.${kind}`)}</Tag>
        {address ? <a href={address}>{what}</a> : what}
      </p>
      {more ? <p className={styles.more}>{more}</p> : null}
      {link ? (
        <p className={styles.more}>
          <a href={link.address}>{link.text}</a>
        </p>
      ) : null}
    </li>
  )
}
