import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { feedbackAddress } from '#src/common/app/addresses.ts'
import { useExpo } from '#src/common/app/fair.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { matching, useHelpTopics, type HelpGroup } from '#src/features/fair/help/api.ts'
import { HelpTopicRow } from '#src/features/fair/help/help-topic.tsx'
import styles from './helper.module.css'

function Groups({ groups, keyword, topic }: { groups: HelpGroup[]; keyword: string; topic: number | undefined }) {
  return groups.map((group) => (
    <section key={group.id} className={styles.group} id={`group-${group.id}`} tabIndex={-1}>
      <h2>{group.name}</h2>
      {group.topics.map((one) => (
        <HelpTopicRow key={one.id} topic={one} keyword={keyword} requested={one.id === topic} />
      ))}
    </section>
  ))
}

/** Jumps to a group; the hash belongs to the router, so the page is moved by hand. */
function Topics({ groups }: { groups: readonly HelpGroup[] }) {
  const { t } = useTranslation('about')
  const jump = (id: number) => {
    const group = document.querySelector<HTMLElement>(`#group-${id}`)
    group?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav className={styles.topics} aria-label={t('help.groups')}>
      {groups.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => jump(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

function Found({ groups, topic }: { groups: HelpGroup[]; topic: number | undefined }) {
  const { t } = useTranslation('about')
  const [keyword, setKeyword] = useState('')
  const found = matching(groups, keyword)
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0)
  if (groups.length === 0) return <Empty title={t('help.empty')} />
  return (
    <>
      <div className={styles.filter}>
        <input
          type="search"
          value={keyword}
          maxLength={KEYWORD_MAX}
          aria-label={t('help.filter')}
          placeholder={t('help.placeholder')}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <p role="status">{keyword.trim() === '' ? '' : t('help.found', { count })}</p>
      </div>
      <div className={styles.columns}>
        <Topics groups={found} />
        <div>
          <Groups groups={found} keyword={keyword} topic={topic} />
          {found.length === 0 ? (
            <Empty title={t('help.none')} text={t('help.noneText')}>
              <button type="button" className="yz-button" data-kind="quiet" onClick={() => setKeyword('')}>
                {t('help.clear')}
              </button>
            </Empty>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** The help centre: topics by group, filtered while typing; `?topic=id` opens one (product page, Entries). */
export function Helper() {
  const { t } = useTranslation('about')
  usePageView('PageAbout')
  useTitle(t('help.title'))
  const query = useHelpTopics()
  const topic = useHashQuery().id('topic')
  const contacts = useExpo()?.contacts
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('help.title')}</h1>
        <p>{t('help.lead')}</p>
      </header>
      <Shown query={query} loading={<div className={`yz-skeleton ${styles.loading}`} />}>
        {(groups) => <Found groups={groups} topic={topic} />}
      </Shown>
      <section className={styles.more}>
        <h2>{t('help.more')}</h2>
        <p>{contacts ? t('help.moreText', { ...contacts }) : null}</p>
        <a className={`yz-button ${styles.feedback}`} href={feedbackAddress}>
          {t('help.feedback')}
        </a>
      </section>
    </div>
  )
}
