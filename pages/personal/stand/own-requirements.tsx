import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useOwnRequirements, useSaveOwnRequirements } from '#src/features/fair/booths/requirements/api.ts'
import { RequirementsDialog } from '#src/features/fair/booths/requirements/requirements-dialog.tsx'
import { RequirementsList } from '#src/features/fair/booths/requirements/requirements-list.tsx'
import page from '../personal.module.css'
import stand from './stand.module.css'

/** What the own exhibitor needs of its booth: edited while it has none, read afterwards. */
export function OwnRequirements() {
  const { t, i18n } = useTranslation('booth-requirements')
  const own = useOwnRequirements()
  const save = useSaveOwnRequirements()
  const [isEditing, setEditing] = useState(false)
  // With a booth and without requirements there is nothing to read.
  if (own.data && !own.data.editable && own.data.requirements.revision === 0 && !isEditing) return null
  return (
    <section className={stand.panel} aria-labelledby="own-requirements">
      <h3 id="own-requirements">{t('title')}</h3>
      <Shown query={own} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {({ requirements, editable }) => {
          const { revision, updatedAt } = requirements
          return (
            <>
              {revision === 0 ? <p>{t('none')}</p> : <RequirementsList requirements={requirements} />}
              {updatedAt === null ? null : <p>{t('savedAt', { time: momentText(updatedAt, i18n.language) })}</p>}
              <p>{t(editable ? 'hint' : 'closed')}</p>
              {editable ? <Button onClick={() => setEditing(true)}>{t(revision === 0 ? 'add' : 'edit')}</Button> : null}
              {isEditing ? (
                <RequirementsDialog
                  title={t('title')}
                  current={requirements}
                  save={save}
                  onClose={() => {
                    save.reset()
                    setEditing(false)
                  }}
                />
              ) : null}
            </>
          )
        }}
      </Shown>
    </section>
  )
}
