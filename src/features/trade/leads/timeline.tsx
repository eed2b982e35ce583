import { Button, Tag } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import type { TimelineKind } from '#contract/trade/leads/rules.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useReaderLanguage } from '#src/common/translation/use-reader-language.ts'
import { type ShownText, useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { Empty, Failed } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useTimeline } from './api'
import { writerIn, writtenIn } from './entry-texts'
import styles from './leads.module.css'
import { useEntryWords } from './use-entry-words'

// Fetched only where a message came with a translation.
const SentTranslation = lazyPart(async () => {
  const [{ SentTranslation: Part }] = await Promise.all([
    import('#src/common/translation/sent-translation.tsx'),
    startTexts('translation'),
  ])
  return Part
})

const colors: Partial<Record<TimelineKind, string>> = {
  offer: 'warning',
  demand: 'warning',
  quotation: 'success',
  intention: 'warning',
  appointment: 'processing',
  outcome: 'success',
  meeting: 'success',
}

/** Everything between the two, the last first, with more of it as it is requested; what others wrote is translated together. */
export function Timeline({ reader, id }: { reader: Side; id: number }) {
  const { t } = useTranslation('leads')
  const found = useTimeline(reader, id)
  const entries = found.data?.pages.flatMap(({ list }) => list) ?? []
  const writerOf = reader === 'exhibitor' ? writerIn(entries, id) : undefined
  const { shown, line } = useShownTexts(writtenIn(entries, reader), writerOf)
  const words = useEntryWords(reader, shown)
  if (found.isPending) return <div className={`yz-skeleton ${styles.waiting}`} />
  if (found.isError && !found.data) return <Failed error={found.error} retry={() => void found.refetch()} />
  if (entries.length === 0) return <Empty title={t('timeline.empty')} />
  return (
    <>
      {line}
      <ol className={styles.timeline} aria-label={t('timeline.title')}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} words={words(entry)} shown={shown} />
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
  /** How a text that a person wrote is shown: itself, or its translation. */
  shown: (text: string) => ShownText
}

function Entry({ entry, words: { what, more, written, address, link }, shown }: EntryProps) {
  const { t, i18n } = useTranslation('leads')
  const { kind, at, by, side } = entry
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
      {more || written ? (
        <div className={styles.more}>
          {more}
          {more && written ? t('entry.and') : null}
          {written ? <Written entry={entry} text={written} shown={shown} /> : null}
        </div>
      ) : null}
      {link ? (
        <p className={styles.more}>
          <a href={link.address}>{link.text}</a>
        </p>
      ) : null}
    </li>
  )
}

/** What a person wrote, as its reader wants to see it; what its writer translated needs no service. */
function Written({ entry, text, shown }: Pick<EntryProps, 'entry' | 'shown'> & { text: string }) {
  const to = useReaderLanguage()
  if (entry.own) return text
  const sent = entry.kind === 'message' ? entry.translation : null
  if (sent === null || !needsTranslation(text, to)) return <span lang={shown(text).lang}>{shown(text).text}</span>
  return (
    <Suspense fallback={text}>
      <SentTranslation text={text} translation={sent} />
    </Suspense>
  )
}
