import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { listPreRegistrations } from '#contract/people/pre-registration/endpoints.ts'
import { preRegistrationFilters } from '#contract/people/pre-registration/rules.ts'
import type { PreRegistrationRow } from '#contract/people/pre-registration/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { useSession } from '#src/common/session/session.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { usePreRegistrations, usePreRegistrationTerms } from '#src/features/people/pre-registration/api.ts'
import { TermsDialog } from '#src/features/people/pre-registration/manage/terms-dialog.tsx'
import { DeskHead } from '../desk-head'

/** Buyers who have pre-registered: who came, and who has an account. */
export function PreRegistrations() {
  const { t } = useTranslation('pre-registration-desk')
  useTitle(t('title'))
  const query = useHashQuery()
  const state = preRegistrationFilters.find((one) => one === query.text('state'))
  const keyWord = query.text('keyWord')
  const filter = { ...(state ? { state } : {}), ...(keyWord ? { keyWord } : {}) }
  const page = usePreRegistrations({ ...filter, page: query.page })
  const terms = usePreRegistrationTerms().data
  const user = useSession()?.user
  const [changing, setChanging] = useState(false)
  return (
    <>
      <DeskHead
        title={t('title')}
        lead={terms ? `${t(terms.isOpen ? 'isOpenNow' : 'isClosedNow')} · ${t('counts', { ...terms })}` : t('lead')}
      >
        {terms && hasPermission(user?.userType, 'decideCases') ? (
          <Button type="primary" onClick={() => setChanging(true)}>
            {t('settings')}
          </Button>
        ) : null}
      </DeskHead>
      <WorkFilters
        query={query}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: preRegistrationFilters.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        searchLabel={t('search')}
      />
      <WorkList
        name="pre-registrations"
        caption={t('title')}
        columns={useColumns()}
        query={query}
        page={page}
        empty={t('empty')}
        exporting={{
          ask: (input, signal) =>
            call(listPreRegistrations, { ...filter, ...input }, { alerts: false, request: { signal } }),
        }}
      />
      {changing && terms ? <TermsDialog terms={terms} onClose={() => setChanging(false)} /> : null}
    </>
  )
}

function useColumns(): WorkColumn<PreRegistrationRow>[] {
  const { t, i18n } = useTranslation('pre-registration-desk')
  const at = (moment: string) => momentText(moment, i18n.language)
  const purposes = (row: PreRegistrationRow) => row.purposes.map((one) => t(`purpose.${one}`)).join(' · ')
  const column = (
    key: string,
    render: WorkColumn<PreRegistrationRow>['render'],
    more: Partial<WorkColumn<PreRegistrationRow>> = {},
  ) => ({ key, title: t(`columns.${key}`), render, ...more })
  return [
    column(
      'name',
      ({ id, name, repeats }) => (
        <>
          {name}
          <small>{repeats === null ? t('number', { id }) : t('repeats', { id: repeats })}</small>
        </>
      ),
      {
        always: true,
        plain: { [t('columns.name')]: ({ name }) => name, [t('numberHead')]: ({ id }) => id },
      },
    ),
    column(
      'company',
      ({ company, country }) => (
        <>
          {company}
          <small>{country}</small>
        </>
      ),
      { plain: { [t('columns.company')]: ({ company }) => company, [t('columns.country')]: ({ country }) => country } },
    ),
    column(
      'contact',
      ({ phone, email }) => (
        <>
          {phone}
          <small>{email}</small>
        </>
      ),
      { plain: { [t('columns.phone')]: ({ phone }) => phone, [t('columns.email')]: ({ email }) => email } },
    ),
    column('purposes', purposes, { plain: { [t('columns.purposes')]: purposes } }),
    column('createdAt', ({ createdAt }) => at(createdAt), {
      plain: { [inChina(t('columns.createdAt'))]: ({ createdAt }) => plainMoment(createdAt) },
    }),
    column('came', ({ cameAt }) => (cameAt === null ? t('notYet') : at(cameAt)), {
      plain: { [inChina(t('columns.came'))]: ({ cameAt }) => (cameAt === null ? '' : plainMoment(cameAt)) },
    }),
    column('registered', ({ accountId }) => t(accountId === null ? 'noAccount' : 'account'), {
      plain: { [t('columns.registered')]: ({ accountId }) => t(accountId === null ? 'noAccount' : 'account') },
    }),
  ]
}
