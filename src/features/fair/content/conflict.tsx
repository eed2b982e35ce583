import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { Differences } from './differences'
import styles from './content.module.css'

interface ConflictProps {
  kind: ContentKind
  mine: AnyDocument
  theirs: ContentObject
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else has saved meanwhile: their version next to the form's, and the choice between the two. */
export function Conflict({ kind, mine, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTranslation('content')
  return (
    <Alert
      type="warning"
      title={t('conflict.title', { name: theirs.updatedBy })}
      description={
        <>
          <Differences
            kind={kind}
            from={{ name: t('conflict.theirs'), document: theirs.document }}
            to={{ name: t('conflict.mine'), document: mine }}
          />
          <div className={styles.actions}>
            <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
            <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
          </div>
        </>
      }
    />
  )
}
