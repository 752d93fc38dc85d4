import { useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { useIdParam } from '../../platform/navigation.ts'
import { Card, Loaded, Tabs } from '../../ui/index.ts'
import { CaseHead } from './case-header.tsx'
import style from './case-page.module.css'
import { Dynamics, Evidence, Parties } from './case-tabs.tsx'
import { caseWords } from './copy/index.ts'
import { DeadlineList } from './deadline-list.tsx'
import { ProcedureTab } from './procedure-tab.tsx'
import { useCase } from './queries.ts'

type Tab = 'procedure' | 'parties' | 'evidence' | 'deadlines' | 'dynamics'

/** /case/edit/{id}: everything of one case on one page. */
export default function CasePage() {
  const words = useCopy(caseWords)
  const caseId = useIdParam()
  const details = useCase(caseId)
  const [tab, setTab] = useState<Tab>('procedure')
  return (
    <Loaded query={details} skeleton={10}>
      {(found) => {
        const open = found.deadlines.filter(({ state }) => state === 'open').length
        return (
          <>
            <div className={style.head}>
              <CaseHead header={found.header} />
              <Tabs<Tab>
                label={words.progress}
                value={tab}
                onChange={setTab}
                tabs={[
                  { key: 'procedure', label: words.tabs.procedure },
                  { key: 'parties', label: words.tabs.parties, count: found.parties.length },
                  { key: 'evidence', label: words.tabs.evidence, count: found.evidence.length },
                  { key: 'deadlines', label: words.tabs.deadlines, count: open },
                  { key: 'dynamics', label: words.tabs.dynamics },
                ]}
              />
            </div>
            {tab === 'procedure' && <ProcedureTab key={caseId} details={found} />}
            {tab !== 'procedure' && (
              <div className={style.wide}>
                {tab === 'parties' && <Parties parties={found.parties} />}
                {tab === 'evidence' && <Evidence evidence={found.evidence} />}
                {tab === 'deadlines' && (
                  <Card flush>
                    <DeadlineList
                      deadlines={found.deadlines}
                      mayComplete={found.header.can.includes('complete-deadline')}
                    />
                  </Card>
                )}
                {tab === 'dynamics' && <Dynamics caseId={caseId} />}
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
