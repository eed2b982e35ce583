import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { parseId, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { type ImportKind, isContentImport } from '#contract/operations/imports/rules.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { NotFound, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useImport } from '#src/features/operations/imports/api.ts'
import { kindLabel } from '#src/features/operations/imports/labels.ts'
import { ImportView } from '#src/features/operations/imports/import-view.tsx'
import { objectAddress } from '../content/use-kind'
import { DeskHead } from '../desk-head'
import { AroundImports } from './around-imports'

/** An import by the number in its address. */
export function ImportScreen() {
  const { t } = useTranslation('imports')
  const id = parseId(useParams()['id'] ?? '')
  return (
    <AroundImports>
      {id === undefined ? <NotFound text={t('missing')} /> : <OneImport key={id} id={id} />}
    </AroundImports>
  )
}

/** Where what was imported is edited; where that is no single screen, none. */
const addressIn = (kind: ImportKind) => (id: number) => (isContentImport(kind) ? objectAddress(kind, id) : undefined)

function OneImport({ id }: { id: number }) {
  const { t } = useTranslation('imports')
  const query = useHashQuery()
  const found = useImport(id)
  useTitle(found.data?.rows.name)
  if (isRefusal(found.error, 'ImportNotFound')) return <NotFound text={t('missing')} />
  return (
    <Shown query={found} loading={<TableSkeleton />}>
      {(of) => (
        <>
          <DeskHead title={of.rows.name} lead={t('detail', { kinds: kindLabel(t, of.kind), by: of.by })} />
          {/* What was chosen for one step is not for the next. */}
          <ImportView key={of.version} of={of} query={query} addressOf={addressIn(of.kind)} />
        </>
      )}
    </Shown>
  )
}
