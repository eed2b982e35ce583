import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { ImportList } from '#src/features/operations/imports/import-list.tsx'
import { NewImport } from '#src/features/operations/imports/new-import.tsx'
import { DeskHead } from '../desk-head'
import { AroundImports, importAddress } from './around-imports'

/** What was imported, and the way to a new import. */
export function Imports() {
  const { t } = useTranslation('imports')
  useTitle(t('list.title'))
  return (
    <>
      <DeskHead title={t('list.title')} lead={t('list.lead')}>
        <LinkButton type="primary" to={importAddress('new')}>
          {t('new.open')}
        </LinkButton>
      </DeskHead>
      <ImportList query={useHashQuery()} addressOf={importAddress} />
    </>
  )
}

export function NewImportScreen() {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  useTitle(t('new.title'))
  return (
    <AroundImports>
      <DeskHead title={t('new.title')} lead={t('new.lead')} />
      <NewImport onStarted={(id) => void navigate(importAddress(id), { replace: true })} />
    </AroundImports>
  )
}
