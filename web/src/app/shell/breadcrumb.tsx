import { Link } from 'react-router'
import { useCopy, useSay } from '../../platform/i18n/index.ts'
import { useTrail } from '../trail.ts'
import style from './breadcrumb.module.css'
import { shellWords } from './copy.ts'

/** 工作台 / 案件管理 / 案件详情: the titles of the open screen and what it lies under; the dashboard stands alone. */
export function Breadcrumb() {
  const words = useCopy(shellWords)
  const say = useSay()
  const trail = useTrail()
  const last = trail.at(-1)
  return (
    <nav className={style.crumb} aria-label={words.here}>
      <ol>
        {last?.path !== '/works/index' && (
          <li>
            <Link to="/works">{words.dashboard}</Link>
          </li>
        )}
        {trail.map((step) => (
          <li key={step.path}>
            {step === last ? (
              <span aria-current="page">{say(step.title)}</span>
            ) : (
              <Link to={step.path}>{say(step.title)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
