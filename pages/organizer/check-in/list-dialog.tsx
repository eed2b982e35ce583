import { Checkbox, Form, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_NAME_MAX } from '#contract/commerce/check-in/limits.ts'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { listManagedTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { checkTypeName } from '#contract/commerce/tickets/type-rules.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useCheckLists, useSaveCheckList } from '#src/features/commerce/check-in/api.ts'
import { HallField } from './hall-field'
import { useGateName } from './use-gate-name'

interface Values {
  zh: string
  en: string
  zone: string
  /** Empty: none. */
  hall: string
  typeIds: number[]
  preRegistered: boolean
  reEntry: boolean
  open: boolean
}

const check = ({ zh, en }: Values) => {
  const breach = checkTypeName({ zh, en })
  const isWrong = (text: string) => text.trim() === '' || countCharacters(text) > LIST_NAME_MAX
  return { zh: isWrong(zh) ? breach : undefined, en: isWrong(en) ? breach : undefined }
}

const toField = (hallId: number | null | undefined): string => (typeof hallId === 'number' ? String(hallId) : '')

const firstOf = (list: CheckList | undefined): Values => ({
  zh: list?.name.zh ?? '',
  en: list?.name.en ?? '',
  zone: list?.zone ?? '',
  hall: toField(list?.hallId),
  typeIds: list?.typeIds ?? [],
  preRegistered: list?.preRegistered ?? false,
  reEntry: list?.reEntry ?? false,
  open: list?.open ?? true,
})

/** Adds a gate, or changes one as it was seen. */
export function ListDialog({ list, onClose }: { list: CheckList | undefined; onClose: () => void }) {
  const { t } = useTranslation('check-in')
  const [form] = Form.useForm<Values>()
  const save = useSaveCheckList()
  const nameOf = useGateName()
  const types = useEndpoint(listManagedTicketTypes, {})
  const title = t(list ? 'form.change' : 'form.add')
  const { data: lists } = useCheckLists()
  const typedZone = Form.useWatch('zone', form)?.trim() ?? list?.zone ?? ''
  const [isHallChosen, setHallChosen] = useState(false)
  // A zone that has gates already has its hall, or none: shown, but not sent. What was chosen by hand stays.
  const showHallOf = (zone: string) => {
    if (isHallChosen || zone === '') return
    form.setFieldValue('hall', toField(lists?.find((one) => one.zone === zone)?.hallId))
  }
  const send = async ({ zh, en, hall, ...values }: Values) => {
    const named = { ...values, name: { zh: zh.trim(), en: en.trim() }, zone: values.zone.trim() }
    // A hall that nobody chose here is not sent: the zone keeps its own, which may be newer than what was seen.
    const isSent = isHallChosen && named.zone !== ''
    const document = isSent ? { ...named, hallId: hall === '' ? null : Number(hall) } : named
    await save.mutateAsync({ id: list?.id ?? null, version: list?.version ?? null, list: document })
    showToast(t('form.saved'))
    onClose()
  }
  const messageOf = (field: string, { zone }: Values) =>
    field === 'zone' && countCharacters(zone.trim()) > LIST_NAME_MAX
      ? t('form.zoneLong', { max: LIST_NAME_MAX })
      : undefined
  return (
    <WorkDialog title={title} submit={t('form.save')} busy={save.isPending} onSubmit={form.submit} onClose={onClose}>
      <WorkForm<Values>
        form={form}
        label={title}
        initialValues={firstOf(list)}
        check={check}
        messageOf={messageOf}
        onSend={send}
        renderSubmit={() => <EnterSends />}
      >
        <WorkField name="zh" label={t('form.zh')} required>
          <Input lang="zh-CN" autoComplete="off" />
        </WorkField>
        <WorkField name="en" label={t('form.en')} required>
          <Input lang="en" autoComplete="off" />
        </WorkField>
        <WorkField name="zone" label={t('form.zone')} extra={t('form.zoneHint')}>
          <Input autoComplete="off" onBlur={({ target }) => showHallOf(target.value.trim())} />
        </WorkField>
        <HallField hasZone={typedZone !== ''} onChoose={() => setHallChosen(true)} />
        <WorkField name="typeIds" label={t('form.typeIds')} extra={t('form.typeIdsHint')}>
          <Select
            mode="multiple"
            placeholder={t('form.allTypes')}
            loading={types.isPending}
            optionFilterProp="label"
            options={(types.data?.types ?? []).map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
          />
        </WorkField>
        <WorkField name="preRegistered" valuePropName="checked">
          <Checkbox>{t('form.preRegistered')}</Checkbox>
        </WorkField>
        <WorkField name="reEntry" valuePropName="checked">
          <Checkbox>{t('form.reEntry')}</Checkbox>
        </WorkField>
        <WorkField name="open" label={t('form.open')} valuePropName="checked">
          <Switch />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
