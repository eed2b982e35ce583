import { Button, Form, Popconfirm } from 'antd'
import { useTranslation } from 'react-i18next'
import { addReason, removeReason } from '#contract/people/review/endpoints.ts'
import { REASON_MAX } from '#contract/people/review/rules.ts'
import { reasonText } from '#contract/core/reason.ts'
import type { Reason } from '#contract/people/review/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useReasonChange } from '../api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './reasons.module.css'

interface Values {
  zh: string
  en: string
}

const empty: Values = { zh: '', en: '' }
const check = ({ zh, en }: Values): Checks => ({ zh: reasonText(zh), en: reasonText(en) })

interface ReasonsDialogProps {
  action: Reason['action']
  reasons: readonly Reason[]
  onClose: () => void
}

/** The ready-made reasons of an action: everybody who decides finds them, in both languages. */
export function ReasonsDialog({ action, reasons, onClose }: ReasonsDialogProps) {
  const { t } = useTranslation('organizer')
  const [form] = Form.useForm<Values>()
  const [adding, removing] = [useReasonChange(addReason), useReasonChange(removeReason)]
  const send = async ({ zh, en }: Values) => {
    await adding.mutateAsync({ key: newKey(), action, zh: zh.trim(), en: en.trim() })
    form.resetFields()
  }
  return (
    <WorkDialog title={t(`reasons.${action}`)} width={640} onClose={onClose}>
      <ul className={styles.list}>
        {reasons.map(({ id, zh, en }) => (
          <li key={id}>
            <div>
              <p lang="zh-CN">{zh}</p>
              <p lang="en-US">{en}</p>
            </div>
            <Popconfirm title={t('reasons.removeAsk')} onConfirm={() => removing.mutate({ id })}>
              <Button danger aria-label={t('reasons.removeOf', { reason: zh })}>
                {t('reasons.remove')}
              </Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
      <WorkForm
        form={form}
        initialValues={empty}
        check={check}
        onSend={send}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('reasons.add')}
          </Button>
        )}
      >
        <WorkField name="zh" label={t('reasons.zh')} required>
          <TextArea lang="zh-CN" rows={2} maxLength={REASON_MAX} />
        </WorkField>
        <WorkField name="en" label={t('reasons.en')} required>
          <TextArea lang="en-US" rows={2} maxLength={REASON_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
