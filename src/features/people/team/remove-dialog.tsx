import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { removeMember } from '#contract/people/team/endpoints.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkForm } from '#src/common/work/work-form.tsx'
import { useTeamChange } from './api'
import type { MemberDialogProps } from './member-dialog'
import { SuccessorField } from './successor-field'
import { successorRefusals, noChecks, toSuccessor } from './successor-values'
import styles from './team.module.css'

interface Values {
  handOverTo: string
}

/** Asks before a member is removed: what it does, what they have in hand, and who goes on with it. */
export function RemoveDialog({ member, team, onClose }: MemberDialogProps) {
  const { t } = useTranslation('team')
  const [form] = Form.useForm<Values>()
  const remove = useTeamChange(removeMember)
  const { id, name, role, conversations, lives } = member
  const needsSuccessor = conversations + lives > 0
  const send = async ({ handOverTo }: Values) => {
    await remove.mutateAsync({ id, role, ...toSuccessor(needsSuccessor, handOverTo) })
    showToast(t('remove.done', { name }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('remove.of', { name })}
      submit={t('remove.submit')}
      danger
      busy={remove.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('remove.effect')}</p>
      <WorkForm
        form={form}
        label={t('remove.of', { name })}
        initialValues={{ handOverTo: '' }}
        check={noChecks}
        messageOf={(_field, values) => (values.handOverTo === '' ? t('handOver.choose') : undefined)}
        refusals={successorRefusals}
        onSend={send}
        renderSubmit={() => null}
      >
        {needsSuccessor ? (
          <SuccessorField member={member} held={member} team={team} />
        ) : (
          <p className={styles.held}>{t('remove.nothing')}</p>
        )}
      </WorkForm>
    </WorkDialog>
  )
}
