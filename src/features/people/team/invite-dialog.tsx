import { Form, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENGLISH_NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import { inviteAdmin, inviteMember } from '#contract/people/team/endpoints.ts'
import { checkInvitation, type TeamRole } from '#contract/people/team/rules.ts'
import { EMAIL_MAX } from '#contract/people/session/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTeamChange } from './api'
import { RoleChoice } from './role-choice'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './team.module.css'

interface Values {
  email: string
  name: string
  role: TeamRole
  /** 1 Chinese, 2 English */
  languageType: number
}

const check = (values: Values) => ({ ...checkInvitation(values) })
const refusals = {
  email: ['TeamEmailTaken', 'TeamEmailMember', 'TooManyInvitations'],
  name: ['TextUnsafe'],
} as const

interface InviteDialogProps {
  /** An organizer's: into the team of this exhibitor, as an admin. */
  exhibitorId?: number
  onClose: () => void
}

/** Who is to come into the team, as what, and in which language the mail is. */
export function InviteDialog({ exhibitorId, onClose }: InviteDialogProps) {
  const { t } = useTranslation('team')
  const [form] = Form.useForm<Values>()
  const [invite, inviteAsAdmin] = [useTeamChange(inviteMember), useTeamChange(inviteAdmin)]
  // Sent again after a break it invites nobody twice; what was changed since is another invitation.
  const [key, setKey] = useState(newKey)
  const busy = invite.isPending || inviteAsAdmin.isPending
  const send = async (values: Values) => {
    const email = values.email.trim()
    if (exhibitorId === undefined) await invite.mutateAsync({ ...values, email, key })
    else
      await inviteAsAdmin.mutateAsync({ exhibitorId, name: values.name, languageType: values.languageType, email, key })
    showToast(t('invite.done', { email }))
    onClose()
  }
  return (
    <WorkDialog
      title={t(exhibitorId === undefined ? 'invite.title' : 'invite.admin')}
      submit={t('invite.submit')}
      busy={busy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t(exhibitorId === undefined ? 'invite.lead' : 'invite.adminLead')}</p>
      <WorkForm
        form={form}
        label={t('invite.title')}
        initialValues={{
          email: '',
          name: '',
          role: 'customerService',
          languageType: getLanguage() === 'zh-CN' ? 1 : 2,
        }}
        check={check}
        refusals={refusals}
        onSend={send}
        onChange={() => setKey(newKey())}
        renderSubmit={() => null}
      >
        <WorkField name="email" label={t('field.email')} required>
          <TextInput type="email" autoComplete="off" maxLength={EMAIL_MAX} />
        </WorkField>
        <WorkField name="name" label={t('field.name')} required>
          <TextInput autoComplete="off" maxLength={ENGLISH_NAME_MAX} />
        </WorkField>
        {exhibitorId === undefined ? (
          <WorkField name="role" label={t('field.role')}>
            <RoleChoice />
          </WorkField>
        ) : null}
        <WorkField name="languageType" label={t('field.language')}>
          <Radio.Group
            className={styles.languages ?? ''}
            options={[
              { value: 1, label: '中文' },
              { value: 2, label: 'English' },
            ]}
          />
        </WorkField>
        <EnterSends disabled={busy} />
      </WorkForm>
    </WorkDialog>
  )
}
