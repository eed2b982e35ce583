import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { parseId, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useQuestionnaire } from '#src/features/operations/questionnaires/api.ts'
import { AnswersRead } from '#src/features/operations/questionnaires/fill/answers-read.tsx'
import { FillForm } from '#src/features/operations/questionnaires/fill/fill-form.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { NotFound, Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import type { Answers } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireDetail } from '#contract/operations/questionnaires/schemas.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** One questionnaire: to be filled in, or as it was submitted (spec: live §2, `/questionnaireDetail`). */
export function Questionnaire() {
  const { t } = useTranslation('questionnaires')
  const id = parseId(useHashQuery().text('id'))
  const questionnaire = useQuestionnaire(id)
  // Loaded again, the form begins with what the server has, and what was changed here over it.
  const [{ loads, unsaved }, setLoaded] = useState<{ loads: number; unsaved: Answers }>({ loads: 0, unsaved: {} })
  const reload = (changed: Answers) =>
    void questionnaire.refetch().then(() => setLoaded({ loads: loads + 1, unsaved: changed }))
  return (
    <div className={page.stack}>
      <div>
        <Link to="/questionnaires" className={lists.back}>
          <Icon name="left" /> {t('back')}
        </Link>
        {id === undefined ? (
          <NotFound text={t('notFound')} />
        ) : (
          <Shown query={questionnaire} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
            {(data) => <One key={`${data.id}-${loads}`} questionnaire={data} unsaved={unsaved} onReload={reload} />}
          </Shown>
        )}
      </div>
    </div>
  )
}

interface OneProps {
  questionnaire: QuestionnaireDetail
  unsaved: Answers
  onReload: (changed: Answers) => void
}

function One({ questionnaire, unsaved, onReload }: OneProps) {
  const { t, i18n } = useTranslation('questionnaires')
  const { title, intro, state, until, isAnonymous, isFull } = questionnaire
  useTitle(title)
  const [isDone, setDone] = useState(false)
  const canFill = (state === 'unfilled' || state === 'draft') && !isFull && !isDone
  return (
    <div className={page.stack}>
      <header>
        <h2 className={page.sectionTitle}>{title}</h2>
        {intro ? <p className={lists.content}>{intro}</p> : null}
        <p className={lists.about}>
          {[
            t(state === 'expired' ? 'ended' : 'until', { at: momentText(until, i18n.language) }),
            t(isAnonymous ? 'anonymousText' : 'namedText'),
          ].join(' · ')}
        </p>
      </header>
      {isDone || state === 'submitted' ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('done')}
          description={isAnonymous ? t('doneAnonymous') : undefined}
        />
      ) : state === 'expired' ? (
        <Alert type="info" showIcon role="status" title={t('expired')} />
      ) : isFull ? (
        <Alert type="info" showIcon role="status" title={t('full')} />
      ) : null}
      {canFill ? (
        <FillForm
          questionnaire={questionnaire}
          unsaved={unsaved}
          onReload={onReload}
          onSubmitted={() => setDone(true)}
        />
      ) : (
        <AnswersRead questionnaire={questionnaire} />
      )}
    </div>
  )
}
