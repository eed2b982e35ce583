import { Alert, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getContent, saveContent } from '#contract/fair/content/endpoints.ts'
import { TRANSLATED_LENGTH_MAX } from '#contract/fair/content/limits.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { EachDialog } from '#src/common/work/each-dialog.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { type ContentFilter, useContentEach } from '../api'
import { pickTitle } from '../title'
import { OBJECTS_MAX } from './gather'
import { isLong, ProposalList } from './proposal-list'
import { useTranslator } from './translate-texts'
import { fillIn, isBlank } from './untranslated'
import { type Gathered, useGathered } from './use-gathered'

interface TranslateDialogProps {
  kind: ContentKind
  /** Undefined: all that the filter lists. */
  rows: readonly ContentRow[] | undefined
  filter: ContentFilter
  /** `begun`: something may have been changed. */
  onClose: (begun: boolean) => void
}

/** Translates what objects lack, shows it to be read over, and writes what was approved into their drafts. */
export function TranslateDialog({ kind, rows, filter, onClose }: TranslateDialogProps) {
  const { t } = useTranslation('content')
  const { hasService } = useTranslator()
  const gathered = useGathered({ kind, rows, filter, hasService })
  const { progress, proposals, untranslated, failure } = gathered
  if (progress) return <Waiting gathered={gathered} onClose={() => onClose(false)} />
  if (proposals.length > 0) return <Review kind={kind} gathered={gathered} onClose={onClose} />
  return (
    <WorkDialog title={t('translate.do')} onClose={() => onClose(false)}>
      {failure === '' ? (
        <p>{t(untranslated > 0 ? 'translate.none' : 'translate.nothing')}</p>
      ) : (
        <Alert type="error" showIcon title={failure} />
      )}
    </WorkDialog>
  )
}

function Waiting({ gathered, onClose }: { gathered: Gathered; onClose: () => void }) {
  const { t } = useTranslation('content')
  const { progress, proposals, stop } = gathered
  if (!progress) return null
  const { step, done, total } = progress
  return (
    <WorkDialog
      title={t('translate.do')}
      {...(proposals.length > 0 ? { submit: t('translate.stop', { count: proposals.length }), onSubmit: stop } : {})}
      onClose={onClose}
    >
      <Progress percent={total === 0 ? 0 : Math.round((done / total) * 100)} aria-label={t('translate.do')} />
      <p role="status">{t(`translate.step.${step}`, { done, total })}</p>
      <p>{t('translate.lead', { max: OBJECTS_MAX, length: TRANSLATED_LENGTH_MAX })}</p>
    </WorkDialog>
  )
}

interface ReviewProps {
  kind: ContentKind
  gathered: Gathered
  onClose: (begun: boolean) => void
}

function Review({ kind, gathered: { proposals, untranslated, failure }, onClose }: ReviewProps) {
  const { t } = useTranslation('content')
  const { run, finish } = useContentEach()
  const [read, setRead] = useState(() =>
    proposals.map((one) => ({ ...one, isChosen: one.differences.length === 0 && !isLong(one) })),
  )
  const chosen = read.filter((one) => one.isChosen && !isBlank(one.text, one.isRich) && !isLong(one))
  const objects = [...new Map(chosen.map(({ object }) => [object.id, object])).values()]
  const save = async ({ id }: ContentRow) => {
    // As it is now: what somebody has written meanwhile stays.
    const { document, revision } = await run(getContent, { kind, id })
    const own = chosen.filter(({ object }) => object.id === id)
    const filled = own.reduce((before, one) => fillIn(before, one, one.text.trim()), document)
    if (filled !== document) await run(saveContent, { kind, id, revision, document: filled })
  }
  return (
    <EachDialog
      title={t('translate.save')}
      width={880}
      items={objects}
      nameOf={(row) => pickTitle(row, t('list.untitled'))}
      about={t('translate.about', { count: objects.length })}
      renderBefore={() => (
        <>
          {failure === '' ? null : <Alert type="warning" showIcon title={t('translate.partly', { failure })} />}
          {untranslated > 0 ? <p>{t('translate.without', { count: untranslated })}</p> : null}
          <ProposalList kind={kind} proposals={read} onChange={setRead} />
        </>
      )}
      isReady={() => objects.length > 0}
      run={save}
      onFinished={finish}
      onClose={onClose}
    />
  )
}
