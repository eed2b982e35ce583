import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { removeContract, saveContract } from '#contract/commerce/services/endpoints.ts'
import { CONTRACT_NUMBER_MAX } from '#contract/commerce/services/limits.ts'
import { checkContract } from '#contract/commerce/services/manage-rules.ts'
import type { ExhibitorContract } from '#contract/commerce/services/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useDeskChange } from './api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './manage.module.css'

interface Values {
  number: string
  signedOn: string
  /** Empty: without end. */
  until: string
}

const toContract = ({ number, signedOn, until }: Values) => ({
  number: number.trim(),
  signedOn,
  until: until === '' ? null : until,
})
const check = (values: Values) => checkContract(toContract(values))

interface DialogProps {
  exhibitor: ExhibitorContract
  onClose: () => void
}

/** Writes down what an exhibitor has signed, or changes it: from then on it can buy. */
export function ContractDialog({ exhibitor: { exhibitorId, company, contract }, onClose }: DialogProps) {
  const { t } = useTranslation('service-desk')
  const [form] = Form.useForm<Values>()
  const save = useDeskChange(saveContract)
  const [initial] = useState<Values>(() => ({
    number: contract?.number ?? '',
    signedOn: contract?.signedOn ?? chinaDay(new Date()),
    until: contract?.until ?? '',
  }))
  const title = t(contract ? 'contracts.changeTitle' : 'contracts.signTitle')
  const send = async (values: Values) => {
    await save.mutateAsync({ exhibitorId, version: contract?.version ?? null, contract: toContract(values) })
    showToast(t('contracts.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      submit={t('contracts.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <strong>{company}</strong>
      </p>
      <WorkForm form={form} label={title} initialValues={initial} check={check} onSend={send} renderSubmit={() => null}>
        <WorkField name="number" label={t('contracts.field.number')} required>
          <TextInput maxLength={CONTRACT_NUMBER_MAX} autoComplete="off" spellCheck={false} />
        </WorkField>
        <div className={styles.pair}>
          <WorkField name="signedOn" label={t('contracts.field.signedOn')} extra={t('contracts.signedOnHint')} required>
            <DayInput allowClear={false} />
          </WorkField>
          <WorkField name="until" label={t('contracts.field.until')} extra={t('contracts.untilHint')}>
            <DayInput />
          </WorkField>
        </div>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}

/** Asks before a contract is withdrawn, and says what that does. */
export function RemoveContractDialog({ exhibitor: { exhibitorId, company, contract }, onClose }: DialogProps) {
  const { t } = useTranslation('service-desk')
  const remove = useDeskChange(removeContract)
  const done = () => {
    showToast(t('contracts.removed'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('contracts.removeTitle')}
      submit={t('contracts.remove')}
      danger
      busy={remove.isPending}
      onSubmit={() => remove.mutate({ exhibitorId, version: contract?.version ?? 0 }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <strong>{company}</strong> · {contract?.number}
      </p>
      <p>{t('contracts.removeText')}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
