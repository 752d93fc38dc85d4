import { Link } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import { Brand } from '../../ui/plain.ts'
import { shellWords } from './copy.ts'
import style from './public-footer.module.css'
import { isStanding } from './public-menu.ts'

/** The sections of the specification, each with the links that are built; a section without one is left out. */
export function PublicFooter() {
  const words = useCopy(shellWords)
  const { footer } = words
  const sections = [
    {
      title: words.about,
      links: [
        { to: '/aboutus?type=qyjs', label: footer.company },
        { to: '/aboutus?type=jrwm', label: footer.careers },
      ],
    },
    {
      title: footer.services,
      links: [
        { to: '/index/lawyer', label: words.lawyers },
        { to: '/source/index?open=true', label: words.newSource },
        { to: '/case/index?open=true', label: words.newCase },
      ],
    },
    {
      title: footer.join,
      links: [
        { to: '/reg_company', label: words.registerCompany },
        { to: '/reg_lawyer', label: words.registerLawyer },
      ],
    },
    {
      title: footer.legal,
      links: [
        { to: '/law?type=yhxy', label: footer.agreement },
        { to: '/law?type=bqsm', label: footer.copyright },
        { to: '/law?type=mzsm', label: footer.disclaimer },
      ],
    },
  ]
    .map((section) => ({ ...section, links: section.links.filter(({ to }) => isStanding(to)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <footer className={style.footer}>
      <div className={style.line}>
        <div className={style.who}>
          <Brand name={words.brand} tone="side" />
          <p className={style.promise}>{footer.promise}</p>
        </div>
        {sections.map(({ title, links }) => (
          <section key={title}>
            <h2 className={style.title}>{title}</h2>
            <ul className={style.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={style.note}>{footer.note}</p>
    </footer>
  )
}
