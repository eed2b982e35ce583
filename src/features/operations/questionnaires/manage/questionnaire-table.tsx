import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionnaireState } from '#contract/operations/questionnaires/rules.ts'
import { questionsOf } from '#contract/operations/questionnaires/rules.ts'
import type { Questionnaire } from '#contract/operations/questionnaires/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { type Act, ActDialog } from './act-dialog'
import { useQuestionnaires } from './api'
import { LinkDialog } from './link-dialog'

const colors = { draft: 'default', soon: 'processing', open: 'success', over: 'default', closed: 'error' } as const

/** How a questionnaire stands by the clock. */
export function shownState({ state, from, until }: Questionnaire, now: number): keyof typeof colors {
  if (state !== 'open') return state
  if (Date.parse(until) <= now) return 'over'
  return Date.parse(from) > now ? 'soon' : 'open'
}

interface Doing {
  what: Act | 'link'
  questionnaire: Questionnaire
}

interface QuestionnaireTableProps {
  query: HashQuery
  state: QuestionnaireState | undefined
  /** Whether the reader may change them. */
  mayManage: boolean
}

/** The questionnaires of the fair, how many have answered, and what can be done with each. */
export function QuestionnaireTable({ query, state, mayManage }: QuestionnaireTableProps) {
  const { t, i18n } = useTranslation('questionnaire-desk')
  const page = useQuestionnaires(state, query.page)
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const nameOf = ({ title: { zh, en } }: Questionnaire) => (i18n.language === 'zh-CN' ? zh || en : en || zh)
  const columns = useColumns(nameOf, mayManage, setDoing)
  return (
    <>
      <WorkList<Questionnaire>
        name="questionnaires"
        caption={t('title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('none')}
      />
      {doing?.what === 'link' ? (
        <LinkDialog id={doing.questionnaire.id} name={nameOf(doing.questionnaire)} onClose={close} />
      ) : null}
      {doing && doing.what !== 'link' ? (
        <ActDialog
          act={doing.what}
          questionnaire={doing.questionnaire}
          name={nameOf(doing.questionnaire)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function useColumns(
  nameOf: (one: Questionnaire) => string,
  mayManage: boolean,
  act: (doing: Doing) => void,
): WorkColumn<Questionnaire>[] {
  const { t, i18n } = useTranslation('questionnaire-desk')
  const now = useNow()
  const moment = (at: string) => (at ? momentText(at, i18n.language) : '—')
  const column = (
    key: string,
    render: WorkColumn<Questionnaire>['render'],
    more: Partial<WorkColumn<Questionnaire>> = {},
  ) => ({ key, title: t(`field.${key}`), render, ...more })
  return [
    column(
      'title',
      (one) => (
        <>
          {mayManage ? <Link to={`/questionnaires/${one.id}`}>{nameOf(one)}</Link> : nameOf(one)}
          <small>
            {[
              t('questions', { count: questionsOf(one.document).length }),
              one.isAnonymous ? t('anonymous') : '',
              one.hasChanges ? t('hasChanges') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
      { always: true },
    ),
    column('time', ({ from, until }) => (
      <>
        {moment(from)}
        {until ? <small>– {moment(until)}</small> : null}
      </>
    )),
    column(
      'state',
      (one) => {
        const shown = shownState(one, now)
        return <Tag color={colors[shown]}>{t(`state.${shown}`)}</Tag>
      },
      { width: 104 },
    ),
    column(
      'submitted',
      ({ submitted, responsesMax }) =>
        responsesMax === null ? submitted : t('ofMost', { submitted, most: responsesMax }),
      { width: 96 },
    ),
    column('drafts', ({ drafts }) => drafts, { width: 96 }),
    column('actions', (one) => <Ways questionnaire={one} name={nameOf(one)} mayManage={mayManage} act={act} />, {
      always: true,
    }),
  ]
}

interface WaysProps {
  questionnaire: Questionnaire
  name: string
  mayManage: boolean
  act: (doing: Doing) => void
}

function Ways({ questionnaire, name, mayManage, act }: WaysProps) {
  const { t } = useTranslation('questionnaire-desk')
  const { id, state, revision, hasChanges, submitted, drafts } = questionnaire
  const canAnswer = shownState(questionnaire, useNow()) === 'open'
  const way = (what: Doing['what']) => (
    <Button
      type="link"
      size="small"
      danger={what === 'close' || what === 'remove'}
      aria-label={t(`way.${what}Of`, { name })}
      onClick={() => act({ what, questionnaire })}
    >
      {t(`way.${what}`)}
    </Button>
  )
  return (
    <>
      {revision > 0 ? (
        <LinkButton
          type="link"
          size="small"
          to={`/questionnaires/${id}/results`}
          aria-label={t('way.resultsOf', { name })}
        >
          {t('way.results')}
        </LinkButton>
      ) : null}
      {mayManage && (state !== 'open' || hasChanges) ? way('open') : null}
      {state === 'open' ? way('link') : null}
      {mayManage && canAnswer ? way('announce') : null}
      {mayManage && state === 'open' ? way('close') : null}
      {mayManage && submitted + drafts === 0 && state !== 'open' ? way('remove') : null}
    </>
  )
}
