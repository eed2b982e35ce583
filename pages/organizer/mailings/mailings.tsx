import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { cancelMailing, removeMailing } from '#contract/operations/mailings/endpoints.ts'
import { mailingStates } from '#contract/operations/mailings/rules.ts'
import type { Mailing } from '#contract/operations/mailings/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useSession } from '#src/common/session/session.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useMailingChange, useMailings } from '#src/features/operations/mailings/api.ts'
import { MailingDialog } from '#src/features/operations/mailings/mailing-dialog.tsx'
import { SendDialog } from '#src/features/operations/mailings/send-dialog.tsx'
import { DeskHead } from '../desk-head'
import { StateMark } from '../state-mark'
import { useNewForm } from '../use-new-form'

interface Doing {
  what: 'edit' | 'send' | 'cancel' | 'remove'
  mailing: Mailing | undefined
}

/** Campaigns: drafts, those being sent, and their results. */
export function Mailings() {
  const { t } = useTranslation('mailings')
  useTitle(t('title'))
  const query = useHashQuery()
  const state = mailingStates.find((one) => one === query.text('state'))
  const page = useMailings({ ...(state ? { state } : {}), page: query.page })
  const mayManage = hasPermission(useSession()?.user.userType, 'manageMailings')
  const [doing, setDoing] = useState<Doing>()
  const form = useNewForm(query)
  const close = () => setDoing(undefined)
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        {mayManage ? (
          <Button type="primary" onClick={form.open}>
            {t('add')}
          </Button>
        ) : null}
      </DeskHead>
      <LinkTabs
        label={t('field.state')}
        tabs={[
          { key: 'all', label: t('all'), to: query.to({ state: '' }), current: state === undefined },
          ...mailingStates.map((key) => ({
            key,
            label: t(`state.${key}`),
            to: query.to({ state: key }),
            current: key === state,
          })),
        ]}
      />
      <WorkList
        name="mailings"
        caption={t('title')}
        columns={useColumns(mayManage, setDoing)}
        query={query}
        page={page}
        empty={t('empty')}
      />
      {form.isOpen && mayManage ? <MailingDialog mailing={undefined} onClose={form.close} /> : null}
      {doing?.what === 'edit' ? <MailingDialog mailing={doing.mailing} onClose={close} /> : null}
      {doing?.what === 'send' && doing.mailing ? <SendDialog mailing={doing.mailing} onClose={close} /> : null}
      {doing?.what === 'cancel' && doing.mailing ? <CancelDialog mailing={doing.mailing} onClose={close} /> : null}
      {doing?.what === 'remove' && doing.mailing ? <RemoveDialog mailing={doing.mailing} onClose={close} /> : null}
    </>
  )
}

function CancelDialog({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const { t } = useTranslation('mailings')
  const cancel = useMailingChange(cancelMailing)
  const submit = () =>
    cancel.mutate(
      { id: mailing.id },
      {
        onSuccess: () => showToast(t('cancelled')),
        onError: (error) => showAlert(errorMessage(error)),
        onSettled: onClose,
      },
    )
  return (
    <WorkDialog
      title={t('cancel.title')}
      submit={t('cancel.do')}
      danger
      busy={cancel.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('cancel.text', { count: mailing.numbers.people })}</p>
    </WorkDialog>
  )
}

function RemoveDialog({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const { t } = useTranslation('mailings')
  const name = useSubject()(mailing)
  const remove = useMailingChange(removeMailing)
  const submit = () =>
    remove.mutate(
      { id: mailing.id, version: mailing.version },
      {
        onSuccess: () => showToast(t('removed')),
        onError: (error) => showAlert(errorMessage(error)),
        onSettled: onClose,
      },
    )
  return (
    <WorkDialog
      title={t('remove.title')}
      submit={t('remove.do')}
      danger
      busy={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('remove.text', { name })}</p>
    </WorkDialog>
  )
}

/** What a message is called to the reader. */
function useSubject() {
  const { t, i18n } = useTranslation('mailings')
  return ({ subject: { zh, en } }: Mailing) => (i18n.language === 'zh-CN' ? zh || en : en || zh) || t('send.missing')
}

function useColumns(mayManage: boolean, act: (doing: Doing) => void): WorkColumn<Mailing>[] {
  const { t, i18n } = useTranslation('mailings')
  const nameOf = useSubject()
  const column = (key: string, render: WorkColumn<Mailing>['render'], more: Partial<WorkColumn<Mailing>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  const button = (what: Doing['what'], mailing: Mailing) => (
    <Button size="small" danger={what === 'cancel' || what === 'remove'} onClick={() => act({ what, mailing })}>
      {t(`act.${what}`)}
    </Button>
  )
  const actions: WorkColumn<Mailing>[] = mayManage
    ? [
        column(
          'actions',
          (one) => (
            <>
              {one.state === 'draft' ? (
                <>
                  {button('edit', one)} {button('send', one)} {button('remove', one)}
                </>
              ) : null}
              {one.state === 'scheduled' || one.state === 'sending' ? button('cancel', one) : null}
            </>
          ),
          { always: true },
        ),
      ]
    : []
  return [
    column(
      'subject',
      (one) => (
        <>
          {nameOf(one)}
          <small>{t(`kind.${one.kind}`)}</small>
        </>
      ),
      { always: true },
    ),
    column('state', ({ state, sendAt }) => (
      <>
        <StateMark state={state}>{t(`state.${state}`)}</StateMark>
        {sendAt ? <small>{momentText(sendAt, i18n.language)}</small> : null}
      </>
    )),
    column('people', ({ numbers: { people, unsubscribed, noAddress } }) => (
      <>
        {people.toLocaleString(i18n.language)}
        <small>{people > 0 ? t('leftOut', { unsubscribed, noAddress }) : ''}</small>
      </>
    )),
    column('notices', ({ numbers: { notices, read } }) => t('readOf', { read, notices })),
    column('mails', ({ numbers: { mails, delivered, failed, opened } }) => (
      <>
        {t('deliveredOf', { delivered, mails })}
        <small>{t('openedOf', { opened, failed })}</small>
      </>
    )),
    ...actions,
  ]
}
