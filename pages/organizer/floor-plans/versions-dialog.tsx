import { Alert, Radio, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanVersion } from '#contract/fair/floor-plan/editing/schemas.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { looksSame } from '#src/features/fair/floor-plan/drawing/compare.ts'
import { usePlanVersion, usePlanVersions } from '#src/features/fair/floor-plan/editor/api.ts'
import { changeText } from './change-text'
import type { EditorDialogsProps } from './dialog-props'
import { DrawingChanges } from './drawing-changes'
import { PlanPreview } from './read-only-plan'
import styles from './versions.module.css'

/** What was published of this level: each can be looked at, and put into the draft as a step that can be undone. */
export function VersionsDialog({ plan, editor, saving, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('floor-plans')
  const { hallId, level } = plan
  const versions = usePlanVersions(hallId, level)
  const [chosen, setChosen] = useState<number>()
  const id = chosen ?? versions.data?.[0]?.id
  const version = usePlanVersion(hallId, level, id)
  const drawing = version.data?.drawing
  const isSame = drawing !== undefined && looksSame(drawing, editor.drawing)
  const restore = () => {
    if (!drawing) return
    editor.apply({ ...drawing, background: editor.drawing.background }, [])
    showToast(t('versions.done'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('versions.title')}
      submit={t('versions.submit')}
      width={960}
      disabled={!drawing || isSame || saving.state === 'conflict'}
      onSubmit={restore}
      onClose={onClose}
    >
      <Shown query={versions} loading={<TableSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('versions.none')}</p>
          ) : (
            <div className={styles.columns}>
              <Radio.Group
                className={styles.list}
                aria-label={t('versions.title')}
                value={id}
                options={list.map((one, at) => ({
                  value: one.id,
                  label: <VersionLine version={one} isShown={at === 0} />,
                }))}
                onChange={({ target }) => setChosen(Number(target.value))}
              />
              <Shown query={version} loading={<TableSkeleton />}>
                {(found) => (
                  <div>
                    {isSame ? (
                      <Alert type="info" showIcon title={t('versions.same')} />
                    ) : (
                      <>
                        <p>{t('versions.changes')}</p>
                        <DrawingChanges before={editor.drawing} after={found.drawing} />
                      </>
                    )}
                    <PlanPreview key={id} plan={plan} drawing={found.drawing} />
                  </div>
                )}
              </Shown>
            </div>
          )
        }
      </Shown>
    </WorkDialog>
  )
}

function VersionLine({ version, isShown }: { version: PlanVersion; isShown: boolean }) {
  const { t, i18n } = useTranslation('floor-plans')
  return (
    <>
      {changeText(version, i18n.language)}
      <small>
        {t('list.booths', { count: version.booths })} {isShown ? <Tag color="green">{t('versions.shown')}</Tag> : null}
      </small>
    </>
  )
}
