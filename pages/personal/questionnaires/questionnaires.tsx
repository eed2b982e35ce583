import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { answerStates } from '#contract/operations/questionnaires/rules.ts'
import type { OwnQuestionnaire } from '#contract/operations/questionnaires/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { OWN_PER_PAGE, useOwnQuestionnaires } from '#src/features/operations/questionnaires/api.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'

const LIST = 'own-questionnaires'
const colors = { draft: 'processing', unfilled: 'warning', expired: 'default', submitted: 'success' } as const

/** The reader's open and submitted surveys (spec: live §4). */
export function Questionnaires() {
  const { t } = useTranslation('questionnaires')
  const query = useHashQuery()
  const state = answerStates.find((one) => one === query.text('state'))
  const own = useOwnQuestionnaires(state, query.page)
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <LinkTabs
        label={t('states')}
        tabs={[
          { key: 'all', to: '/questionnaires', label: t('all'), current: state === undefined },
          ...answerStates.map((key) => ({
            key,
            to: `/questionnaires?state=${key}`,
            label: t(`state.${key}`),
            note: own.data?.counts[key],
            current: state === key,
          })),
        ]}
      />
      <ListSection id={LIST} label={t('title')} stale={own.isPlaceholderData}>
        <Shown query={own} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) =>
            list.length === 0 ? (
              <Empty title={t('none')} text={t('noneText')} />
            ) : (
              <>
                <ul className={lists.list}>
                  {list.map((one) => (
                    <li key={one.id}>
                      <Card questionnaire={one} />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={OWN_PER_PAGE} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
    </div>
  )
}

function Card({
  questionnaire: { id, title, intro, state, questions, until, isAnonymous },
}: {
  questionnaire: OwnQuestionnaire
}) {
  const { t, i18n } = useTranslation('questionnaires')
  return (
    <article className={lists.case} aria-label={title}>
      <header>
        <h3>
          <Link to={`/questionnaireDetail?id=${id}`}>{title}</Link>
        </h3>
        <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
      </header>
      <p className={lists.about}>
        {[
          t('questions', { count: questions }),
          isAnonymous ? t('anonymous') : '',
          t(state === 'expired' ? 'ended' : 'until', { at: momentText(until, i18n.language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {intro ? <p className={lists.content}>{intro}</p> : null}
    </article>
  )
}
