import { Button, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readAllNotices } from '#contract/foundation/notices/endpoints.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { useNoticeChange, useNoticeKinds, useNotices } from '#src/features/foundation/notices/api.ts'
import { quotedIn } from '#src/features/foundation/notices/notice-text.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { NoticeChoices } from './choices'
import { NoticeItem } from './notice-item'
import styles from './notices.module.css'

const LIST = 'notices'
const PER_PAGE = 10

/** The notices of the reader, the newest first, by kind and by what is unread; and which of it goes out too. */
export function Notices() {
  const { t } = useTranslation('notices')
  const query = useHashQuery()
  const switchId = useId()
  const kinds = useNoticeKinds()
  const kind = kinds.find((one) => one === query.text('kind'))
  const isUnread = query.text('unread') === '1'
  const input = { page: query.page, limit: PER_PAGE, kind, ...(isUnread ? { unread: true } : {}) }
  const notices = useNotices(input)
  const { shown, line } = useShownTexts(quotedIn(notices.data?.list ?? []))
  const all = useNoticeChange(readAllNotices)
  const newest = notices.data?.newest ?? 0
  const tabs = [undefined, ...kinds].map((one) => ({
    key: one ?? '',
    label: t(`kind.${one ?? 'all'}`),
    current: one === kind,
    to: query.to({ kind: one ?? '' }),
  }))
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('title')}</h2>
        <Button disabled={newest === 0 || all.isPending} onClick={() => all.mutate({ upTo: newest, kind })}>
          {t(kind ? 'readKind' : 'readAll')}
        </Button>
      </div>
      <LinkTabs label={t('kind.label')} tabs={tabs} />
      <p className={styles.unreadOnly}>
        <Switch
          checked={isUnread}
          aria-labelledby={switchId}
          onChange={(on) => query.set({ unread: on ? '1' : undefined })}
        />
        <span id={switchId}>{t('unreadOnly')}</span>
      </p>
      <p className="yz-visually-hidden" role="status">
        {all.isSuccess ? t('allRead') : null}
      </p>
      <ListSection id={LIST} label={t('title')} stale={notices.isPlaceholderData}>
        <Shown query={notices} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) =>
            list.length === 0 ? (
              <Empty title={t(isUnread ? 'noUnread' : 'empty')} text={isUnread ? undefined : t('emptyText')} />
            ) : (
              <>
                {line}
                <ul className={styles.list}>
                  {list.map((notice) => (
                    <li key={notice.id}>
                      <NoticeItem notice={notice} shown={shown} />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PER_PAGE} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
      <NoticeChoices kinds={kinds} />
    </div>
  )
}
