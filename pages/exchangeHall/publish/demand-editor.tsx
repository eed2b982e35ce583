import { Alert, Button, Form, Result } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { checkDemand, checkDraft, isWritable } from '#contract/trade/demands/rules.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import { ownDemandsAddress } from '#src/common/app/exchange-addresses.ts'
import { usePrefill } from '#src/common/form/use-prefill.ts'
import { useSession } from '#src/common/session/session.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { WorkForm } from '#src/common/work/work-form.tsx'
import styles from '../work.module.css'
import { DemandFields } from './demand-fields'
import { SubmitDialog } from './submit-dialog'
import { useSaving } from './use-saving'
import { toDocument, toValues, type Values } from './values'

interface DemandEditorProps {
  /** Absent: a new one. */
  demand?: OwnDemand
  /** It is kept for the first time. */
  onMade: (id: number) => void
  /** Another one is to be written. */
  onAgain: () => void
}

const checks = {
  draft: (values: Values) => checkDraft(toDocument(values)),
  submit: (values: Values) => checkDemand(toDocument(values)),
}
const refusals = { title: ['TextUnsafe'], pictures: ['FileNotFound'], files: ['FileNotFound'] } as const

/** Writes a demand: kept as a draft as often as wished, then submitted for review. */
export function DemandEditor({ demand, onMade, onAgain }: DemandEditorProps) {
  const { t } = useTranslation('own-demands')
  const navigate = useNavigate()
  const user = useSession()?.user
  const [form] = Form.useForm<Values>()
  // A draft may be unfinished; what is submitted may not.
  const [mode, setMode] = useState<keyof typeof checks>('submit')
  const [requesting, setRequesting] = useState<(sure: boolean) => void>()
  const [sent, setSent] = useState(false)
  const saving = useSaving(demand)
  const [initialValues] = useState(() => toValues(demand, user))

  usePrefill(user?.personName ?? '', (before, now) => {
    if (!demand && form.getFieldValue('contactPerson') === before) form.setFieldValue('contactPerson', now)
  })

  const begin = (as: keyof typeof checks) => {
    flushSync(() => setMode(as))
    form.submit()
  }
  const askFirst = () =>
    new Promise<boolean>((resolve) =>
      setRequesting(() => (sure: boolean) => {
        setRequesting(undefined)
        resolve(sure)
      }),
    )
  const send = async (values: Values) => {
    const isSubmitted = mode === 'submit'
    if (isSubmitted && !(await askFirst())) return
    const kept = await saving.save(toDocument(values), isSubmitted)
    if (!kept) return
    if (isSubmitted) return setSent(true)
    showToast(t('draft.done'))
    onMade(kept.id)
    if (!demand) await navigate(`/publish?id=${kept.id}`, { replace: true })
  }

  if (sent) {
    return (
      <Result
        status="success"
        title={t('sent.title')}
        subTitle={t('sent.text')}
        extra={[
          <Button key="own" type="primary" href={ownDemandsAddress}>
            {t('sent.own')}
          </Button>,
          <LinkButton key="again" to="/publish" onClickCapture={onAgain}>
            {t('sent.again')}
          </LinkButton>,
          <LinkButton key="hall" to="/">
            {t('sent.hall')}
          </LinkButton>,
        ]}
      />
    )
  }
  if (demand && (!isWritable(demand.state) || demand.end === 'closed')) {
    return (
      <Result
        status="info"
        title={t(demand.end === 'closed' ? 'fixed.closed' : 'fixed.review')}
        extra={
          <Button type="primary" href={ownDemandsAddress}>
            {t('sent.own')}
          </Button>
        }
      />
    )
  }
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('form.lead')}</p>
      {demand?.opinion ? (
        <Alert
          className={styles.notice ?? ''}
          type="warning"
          showIcon
          title={t('form.opinion')}
          description={demand.opinion}
        />
      ) : null}
      {demand?.shown ? <Alert className={styles.notice ?? ''} type="info" showIcon title={t('form.shown')} /> : null}
      <div className={styles.main}>
        <WorkForm
          form={form}
          label={t(demand ? 'form.edit' : 'form.new')}
          initialValues={initialValues}
          check={checks[mode]}
          refusals={refusals}
          onSend={send}
          onChange={saving.changed}
          renderSubmit={(busy) => (
            <>
              {saving.conflict}
              <div className={styles.ways}>
                <Button type="primary" size="large" loading={busy && mode === 'submit'} onClick={() => begin('submit')}>
                  {t('form.submit')}
                </Button>
                <Button size="large" loading={busy && mode === 'draft'} onClick={() => begin('draft')}>
                  {t('draft.do')}
                </Button>
              </div>
            </>
          )}
        >
          <DemandFields known={demand?.exhibitors ?? []} onFilled={saving.changed} />
        </WorkForm>
      </div>
      {requesting ? <SubmitDialog named={form.getFieldsValue(true).exhibitorIds.length} onAnswer={requesting} /> : null}
    </div>
  )
}
