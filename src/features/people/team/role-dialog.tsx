import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { changeMemberRole } from '#contract/people/team/endpoints.ts'
import { canTake, type TeamRole } from '#contract/people/team/rules.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTeamChange } from './api'
import type { MemberDialogProps } from './member-dialog'
import { SuccessorField } from './successor-field'
import { RoleChoice } from './role-choice'
import { successorRefusals, noChecks, toSuccessor } from './successor-values'
import styles from './team.module.css'

interface Values {
  to: TeamRole
  handOverTo: string
}

const refusals = { ...successorRefusals, to: ['TeamLastAdmin', 'TeamMemberChanged', 'TeamMemberNotFound'] } as const

/** Another role for a member; what they have in hand and could do no longer goes to a colleague. */
export function RoleDialog({ member, team, onClose }: MemberDialogProps) {
  const { t } = useTranslation('team')
  const [form] = Form.useForm<Values>()
  const change = useTeamChange(changeMemberRole)
  const { id, name, role, state } = member
  const to = Form.useWatch('to', form) ?? role
  const needsSuccessor = !canTake(to, member)
  const send = async (values: Values) => {
    await change.mutateAsync({ id, from: role, to: values.to, ...toSuccessor(needsSuccessor, values.handOverTo) })
    showToast(t('changeRole.done', { name, role: t(`role.${values.to}`) }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('changeRole.of', { name })}
      submit={t('changeRole.submit')}
      disabled={to === role}
      busy={change.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {state === 'active' ? <p className={styles.hint}>{t('changeRole.effect')}</p> : null}
      <WorkForm
        form={form}
        label={t('changeRole.of', { name })}
        initialValues={{ to: role, handOverTo: '' }}
        check={noChecks}
        messageOf={(field, values) =>
          field === 'handOverTo' && needsSuccessor && values.handOverTo === '' ? t('handOver.choose') : undefined
        }
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="to" label={t('field.role')}>
          <RoleChoice />
        </WorkField>
        {needsSuccessor ? <SuccessorField member={member} held={member} team={team} /> : null}
      </WorkForm>
    </WorkDialog>
  )
}
