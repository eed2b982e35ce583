import { Button, Form, InputNumber, Progress } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { removeQuota, saveQuota } from '#contract/commerce/tickets/endpoints.ts'
import { CAPACITY_MAX, TYPE_NAME_MAX } from '#contract/commerce/tickets/limits.ts'
import type { Quota } from '#contract/commerce/tickets/schemas.ts'
import { checkTypeName } from '#contract/commerce/tickets/type-rules.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { BothInput, type BothTexts } from '#src/common/work/form/both-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { WorkTable } from '#src/common/work/work-table.tsx'
import { useTypeChange } from './api'
import styles from './manage.module.css'
import { RemoveDialog } from './remove-dialog'

type Doing = { what: 'add' } | { what: 'edit' | 'remove'; quota: Quota }

/** What types of tickets draw on: how many there are, and how many are sold or held. */
export function Quotas({ quotas, query }: { quotas: readonly Quota[]; query: HashQuery }) {
  const { t, i18n } = useTranslation('commerce')
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const number = new Intl.NumberFormat(i18n.language)
  const nameOf = ({ name }: Quota) => (i18n.language === 'zh-CN' ? name.zh : name.en)
  const column = (key: string, render: (quota: Quota) => ReactNode, always = false) => ({
    key,
    title: t(`quotas.field.${key}`),
    always,
    render,
  })
  const way = (what: 'edit' | 'remove', quota: Quota) => (
    <Button
      type="link"
      size="small"
      danger={what === 'remove'}
      aria-label={t(`types.${what}Of`, { name: nameOf(quota) })}
      onClick={() => setDoing({ what, quota })}
    >
      {t(`types.${what}`)}
    </Button>
  )
  const columns = [
    column('name', nameOf, true),
    column('capacity', ({ capacity }) => number.format(capacity)),
    column('held', (quota) => (
      <>
        {number.format(quota.held)}
        <Progress
          percent={Math.round((quota.held / quota.capacity) * 100)}
          size="small"
          status={quota.held >= quota.capacity ? 'exception' : 'normal'}
          aria-label={t('quotas.share', { name: nameOf(quota) })}
          format={(percent) => `${percent ?? 0}%`}
        />
      </>
    )),
    column('left', ({ capacity, held }) => number.format(capacity - held)),
    column(
      'actions',
      (quota) => (
        <div className={styles.ways}>
          {way('edit', quota)}
          {way('remove', quota)}
        </div>
      ),
      true,
    ),
  ]
  return (
    <section className={styles.quotas}>
      <header>
        <div>
          <h2>{t('quotas.title')}</h2>
          <p>{t('quotas.lead')}</p>
        </div>
        <Button onClick={() => setDoing({ what: 'add' })}>{t('quotas.add')}</Button>
      </header>
      {quotas.length === 0 ? (
        <Empty title={t('quotas.none')} />
      ) : (
        <WorkTable<Quota>
          name="quotas"
          caption={t('quotas.title')}
          columns={columns}
          rows={quotas}
          query={query}
          total={quotas.length}
          pageSize={quotas.length}
        />
      )}
      {doing?.what === 'add' ? <QuotaDialog onClose={close} /> : null}
      {doing?.what === 'edit' ? <QuotaDialog quota={doing.quota} onClose={close} /> : null}
      {doing?.what === 'remove' ? (
        <RemoveDialog
          endpoint={removeQuota}
          input={{ id: doing.quota.id }}
          name={nameOf(doing.quota)}
          text={t('quotas.removeText')}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

interface Values {
  name: BothTexts
  capacity: number | null
}

const check = ({ name, capacity }: Values): Record<string, RuleBreach | undefined> => ({
  name: checkTypeName(name),
  capacity: capacity === null ? 'capacity.wrong' : undefined,
})
const refusals = { capacity: ['QuotaTooSmall'] } as const

function QuotaDialog({ quota, onClose }: { quota?: Quota; onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const [form] = Form.useForm<Values>()
  const save = useTypeChange(saveQuota)
  const [initial] = useState<Values>(() => ({
    name: quota?.name ?? { zh: '', en: '' },
    capacity: quota?.capacity ?? null,
  }))
  const title = t(quota ? 'quotas.change' : 'quotas.add')
  const send = async ({ name, capacity }: Values) => {
    await save.mutateAsync({ id: quota?.id ?? null, name, capacity: capacity ?? 0 })
    showToast(t('form.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      width={600}
      submit={t('form.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="name" label={t('form.name')} required>
          <BothInput label={t('form.name')} max={TYPE_NAME_MAX} />
        </WorkField>
        <WorkField
          name="capacity"
          label={t('quotas.field.capacity')}
          extra={quota ? t('quotas.heldNow', { count: quota.held }) : undefined}
          required
        >
          <InputNumber min={1} max={CAPACITY_MAX} precision={0} style={{ width: '100%' }} />
        </WorkField>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
