import { Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useContent } from './api'
import { ContentForm } from './content-form'
import { Differences } from './differences'
import { History } from './history'
import { ObjectActions } from './object-actions'
import { PublishDialog } from './publish-dialog'
import { ReviewPanel } from './review/review-panel'
import { ReviewTag } from './review/review-tag'
import { SubmitDialog } from './review/submit-dialog'
import { useWritesForFair } from './review/use-writes-for-fair'
import { StateTag } from './state-tag'
import { pickTitle } from './title'
import styles from './content.module.css'

/** Below the page's own name where it has one. */
type Heading = 'h1' | 'h2'

interface NewContentProps {
  kind: ContentKind
  heading?: Heading
  /** What some of its fields say at first. */
  begin?: AnyDocument
  onAdded: (object: ContentObject) => void
}

/** A new object of a kind. */
export function NewContent({ kind, heading: Title = 'h1', begin, onAdded }: NewContentProps) {
  const { t } = useTranslation('content')
  const title = t('form.new', { kind: t(`kind.${kind}.one`) })
  useTitle(title)
  return (
    <>
      <Title className={styles.title}>{title}</Title>
      <ContentForm kind={kind} {...(begin ? { begin } : {})} onSaved={onAdded} />
    </>
  )
}

interface ContentEditorProps {
  kind: ContentKind
  id: number | undefined
  heading?: Heading
}

/** One object: what it is for visitors, what is written of it, and what was done to it. */
export function ContentEditor({ kind, id, heading: Title = 'h1' }: ContentEditorProps) {
  const { t } = useTranslation('content')
  const found = useContent(kind, id)
  // What was read on an earlier visit may have been decided or changed since; once there, a form stays as it is typed in.
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && found.isFetchedAfterMount) setFresh(true)
  const loading = <div className={`yz-skeleton ${styles.waiting}`} />
  useTitle(found.data ? pickTitle(found.data, t('list.untitled')) : undefined)
  if (id === undefined || isRefusal(found.error, 'ContentNotFound')) return <Empty title={t('form.missing')} />
  return (
    <>
      {found.data && isFresh ? null : <Title className="yz-visually-hidden">{t(`kind.${kind}.one`)}</Title>}
      <Shown query={found} loading={loading}>
        {(object) => (isFresh ? <Editor kind={kind} found={object} heading={Title} /> : loading)}
      </Shown>
    </>
  )
}

function Editor({ kind, found, heading: Title }: { kind: ContentKind; found: ContentObject; heading: Heading }) {
  const { t } = useTranslation('content')
  const [isPublishing, setPublishing] = useState(false)
  const Publishing = useWritesForFair() ? PublishDialog : SubmitDialog
  const [showsHistory, setShowsHistory] = useState(false)
  // What the editor's own changes rest on: it follows them, and not what others do meanwhile, which would then be overwritten.
  const [of, setOf] = useState(found)
  // A form begun again has what was restored.
  const [begun, setBegun] = useState(0)
  const beginAnew = (object: ContentObject) => {
    setOf(object)
    setBegun((times) => times + 1)
  }
  return (
    <>
      <header className={styles.head}>
        <Title className={styles.title}>{pickTitle(of, t('list.untitled'))}</Title>
        <Standing of={of} />
        <div className={styles.actions}>
          <ObjectActions kind={kind} of={of} onDone={setOf} />
          <Button onClick={() => setShowsHistory(true)}>{t('history.title')}</Button>
        </div>
      </header>
      <ReviewPanel kind={kind} of={of} onDone={setOf} />
      {of.changed && of.published ? (
        <details className={styles.waitingChange}>
          <summary>{t('form.changed')}</summary>
          <Differences
            kind={kind}
            from={{ name: t('differences.published'), document: of.published }}
            to={{ name: t('differences.draft'), document: of.document }}
          />
        </details>
      ) : null}
      {of.state === 'deleted' ? (
        <p className={styles.hint}>{t('form.deleted')}</p>
      ) : (
        <ContentForm
          key={begun}
          kind={kind}
          of={of}
          onRebase={setOf}
          onSaved={(object, isToPublish) => {
            setOf(object)
            setPublishing(isToPublish)
          }}
        />
      )}
      {isPublishing ? (
        <Publishing
          kind={kind}
          of={of}
          onClose={() => setPublishing(false)}
          onPublished={(object) => {
            setOf(object)
            setPublishing(false)
          }}
        />
      ) : null}
      {showsHistory ? (
        <History
          kind={kind}
          of={of}
          onClose={() => setShowsHistory(false)}
          onRestored={(object) => {
            setShowsHistory(false)
            beginAnew(object)
          }}
        />
      ) : null}
    </>
  )
}

/** The state, the days of it, and how much is written. */
function Standing({ of }: { of: ContentObject }) {
  const { t, i18n } = useTranslation('content')
  return (
    <div className={styles.standing}>
      <StateTag state={of.state} />
      <ReviewTag review={of.review} />
      {of.shownFrom ? <span>{t('list.fromMoment', { moment: momentText(of.shownFrom, i18n.language) })}</span> : null}
      {of.shownUntil ? (
        <span>{t('list.untilMoment', { moment: momentText(of.shownUntil, i18n.language) })}</span>
      ) : null}
      <span className={styles.meter}>
        <Progress percent={of.complete} size="small" aria-label={t('list.complete')} />
      </span>
    </div>
  )
}
