import { useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { useIdParam } from '../../platform/navigation.ts'
import { ButtonLink, Card, DateText, EmptyState, Loaded, Page, Pager, PageTitle } from '../../ui/index.ts'
import { messageWords } from './copy/index.ts'
import style from './dynamics.module.css'
import { useDynamics } from './queries.ts'

/** /message/memorabilia/{id}: what happened on a case, newest first. */
export default function DynamicsPage() {
  const words = useCopy(messageWords)
  const caseId = useIdParam()
  const [page, setPage] = useState(1)
  const dynamics = useDynamics(caseId, page)
  return (
    <Page>
      <PageTitle
        note={dynamics.data?.list[0]?.case_name}
        actions={<ButtonLink to={`/case/edit/${caseId}`}>{words.openCase}</ButtonLink>}
      >
        {words.history}
      </PageTitle>
      <Card flush>
        <Loaded query={dynamics} skeleton={8}>
          {(answer) => (
            <>
              {answer.list.length === 0 && <EmptyState title={words.noHistory} />}
              <ol className={style.list}>
                {answer.list.map((dynamic) => (
                  <li key={dynamic.id} className={style.item}>
                    <div className={style.text}>{dynamic.notify_content}</div>
                    <div className={style.small}>
                      <DateText value={dynamic.at} as="minute" />
                    </div>
                  </li>
                ))}
              </ol>
              {answer.total > answer.limit && <Pager {...answer} onPage={setPage} />}
            </>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}
