import { useTranslation } from 'react-i18next'
import { isArranged } from '#contract/fair/content/kinds.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { ContentTable } from '#src/features/fair/content/list/content-table.tsx'
import { DeskHead } from '../desk-head'
import { ContentMenu } from './content-menu'
import { MissedSearches } from './missed-searches'
import { changesAddress, objectAddress, orderAddress, useKind } from './use-kind'

/** Everything of a kind: what visitors see, drafts under review, and deleted objects. */
export function ContentList() {
  const { t } = useTranslation('content')
  const kind = useKind()
  useTitle(t(`kind.${kind}.many`))
  return (
    <>
      <DeskHead title={t('list.title')} lead={t('list.lead')}>
        <LinkButton to={changesAddress}>{t('audit.title')}</LinkButton>
        {isArranged(kind) ? <LinkButton to={orderAddress(kind)}>{t('arrange.open')}</LinkButton> : null}
        <LinkButton type="primary" to={objectAddress(kind, 'new')}>
          {t('form.new', { kind: t(`kind.${kind}.one`) })}
        </LinkButton>
      </DeskHead>
      <ContentMenu kind={kind} />
      {kind === 'synonym' ? <MissedSearches /> : null}
      {/* Another kind has other rows, of which nothing is chosen yet. */}
      <ContentTable key={kind} kind={kind} addressOf={(id) => objectAddress(kind, id)} />
    </>
  )
}
