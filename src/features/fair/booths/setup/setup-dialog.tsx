import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveHallSetup } from '#contract/fair/booths/setup/endpoints.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useHallSetup, useSetupChange } from './api'
import { SetupForm } from './setup-form'
import { type SetupValues, toValues } from './setup-values'

/** Set-up times, note and documents of a hall. One dialog while they are loaded and loaded again, so that the focus returns. */
export function SetupDialog({ hallId, onClose }: { hallId: number; onClose: () => void }) {
  const { t } = useTranslation('hall-setup')
  const query = useHallSetup(hallId)
  const [form] = Form.useForm<SetupValues>()
  const save = useSetupChange(saveHallSetup)
  // The form keeps its values while the answer changes below it, unless it is loaded again.
  const [loads, setLoads] = useState(0)
  const { data } = query
  const title = data ? t('titleOf', { hall: data.hallName }) : t('title')
  const reload = () => {
    if (!data) return
    form.setFieldsValue(toValues(data))
    save.reset()
    setLoads(loads + 1)
  }
  return (
    <WorkDialog
      title={title}
      width={760}
      {...(data ? { submit: t('save') } : {})}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {data ? (
        <SetupForm
          key={loads}
          form={form}
          latest={data}
          save={save}
          label={title}
          onReload={reload}
          onClose={onClose}
        />
      ) : query.isError ? (
        <Failed error={query.error} retry={() => void query.refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </WorkDialog>
  )
}
