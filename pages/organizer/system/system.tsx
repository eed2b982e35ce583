import { useTranslation } from 'react-i18next'
import { getSystem } from '#contract/operations/system/endpoints.ts'
import { SYSTEM_EVERY_MS } from '#contract/operations/system/limits.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { DeskHead } from '../desk-head'
import { Jobs } from './jobs'
import { Overview } from './overview'
import { Servers } from './servers'
import { Services } from './services'
import styles from './system.module.css'

/** The state of servers, database, jobs and outside services, kept up while somebody looks. */
export function SystemScreen() {
  const { t } = useTranslation('system')
  useTitle(t('title'))
  const query = useEndpoint(getSystem, {}, { every: SYSTEM_EVERY_MS })
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Shown query={query} loading={<TableSkeleton rows={9} />}>
        {(system) => (
          <div className={styles.system}>
            <Overview system={system} />
            <Servers system={system} />
            <Services providers={system.providers} />
            <Jobs jobs={system.jobs} />
          </div>
        )}
      </Shown>
    </>
  )
}
