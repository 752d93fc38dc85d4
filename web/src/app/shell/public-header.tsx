import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { openDialog } from '../../platform/dialogs.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { signInPath } from '../../platform/navigation.ts'
import { useSession } from '../../platform/session/index.ts'
import { Brand, Button, classNames, Menu } from '../../ui/plain.ts'
import { part } from '../loading-parts.ts'
import { shellWords } from './copy.ts'
import { LanguageMenu, ThemeMenu } from './preferences.tsx'
import style from './public-header.module.css'
import { type PublicEntry, publicMenu, registrations } from './public-menu.ts'

// A guest has no account to draw.
const SignedInWho = part(() => import('./signed-in-who.tsx'))
const SignedInPerson = part(() => import('./signed-in-person.tsx'))

/** px of scrolling after which the header lets the page shine through (specification, section 2). */
const translucentAfter = 140

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > translucentAfter)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return scrolled
}

/** Follows a link of the menu; without a token the sign-in dialog opens over the home page and the way goes on after it. */
function useFollow(): (to: string) => void {
  const navigate = useNavigate()
  const { signedIn } = useSession()
  return (to) => void navigate(signedIn ? to : signInPath(to))
}

export function PublicHeader() {
  const words = useCopy(shellWords)
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const scrolled = useScrolled()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phone's panel closes when the way was taken.
  useEffect(() => setOpen(false), [pathname])
  // Lawyers have no top navigation.
  const entries = signedIn?.user.user_type === 2 ? [] : publicMenu(words)
  return (
    <header className={classNames(style.header, scrolled && style.translucent)}>
      <div className={style.line}>
        <Link to="/index" className={style.home} aria-label={words.brand}>
          <Brand name={words.brand} />
        </Link>
        <nav className={style.nav} aria-label={words.mainMenu}>
          {entries.map((entry) => (
            <Entry key={entry.index} entry={entry} />
          ))}
        </nav>
        <div className={style.right}>
          <LanguageMenu />
          <ThemeMenu />
          <span className={style.wide}>
            <WhoWide />
          </span>
          <button
            type="button"
            className={style.burger}
            aria-label={open ? words.closeMenu : words.openMenu}
            aria-expanded={open}
            aria-controls="phone-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={22} aria-hidden="true" /> : <MenuIcon size={22} aria-hidden="true" />}
          </button>
        </div>
      </div>
      {open && (
        <nav id="phone-menu" className={style.phone} aria-label={words.mainMenu}>
          <PhoneMenu entries={entries} close={() => setOpen(false)} />
        </nav>
      )}
    </header>
  )
}

function Entry({ entry }: { entry: PublicEntry }) {
  const { pathname } = useLocation()
  const follow = useFollow()
  if ('to' in entry) {
    const on = entry.to.split('?')[0] === (pathname === '/' ? '/index' : pathname)
    return (
      <Link to={entry.to} className={classNames(style.entry, on && style.on)} aria-current={on ? 'page' : undefined}>
        {entry.label}
      </Link>
    )
  }
  return (
    <Menu
      align="start"
      className={style.entry}
      button={
        <>
          {entry.label}
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        </>
      }
      entries={entry.links.map((link) => ({ key: link.index, label: link.label, onSelect: () => follow(link.to) }))}
    />
  )
}

function WhoWide() {
  const words = useCopy(shellWords)
  const { signedIn } = useSession()
  if (signedIn)
    return (
      <Suspense>
        <SignedInWho user={signedIn.user} />
      </Suspense>
    )
  return (
    <>
      {registrations(words).map(({ to, label }) => (
        <Link key={to} to={to} className={style.entry}>
          {label}
        </Link>
      ))}
      <Button tone="primary" onClick={() => openDialog('sign-in', {})}>
        {words.signIn}
      </Button>
    </>
  )
}

function PhoneMenu({ entries, close }: { entries: PublicEntry[]; close: () => void }) {
  const words = useCopy(shellWords)
  const { signedIn } = useSession()
  const follow = useFollow()
  const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  return (
    <>
      {signedIn && (
        <Suspense>
          <SignedInPerson user={signedIn.user} />
        </Suspense>
      )}
      {links.map((link) =>
        link.index.includes('-') ? (
          <button
            key={link.index}
            type="button"
            className={style.phoneEntry}
            onClick={() => {
              close()
              follow(link.to)
            }}
          >
            {link.label}
          </button>
        ) : (
          <Link key={link.index} to={link.to} className={style.phoneEntry} onClick={close}>
            {link.label}
          </Link>
        ),
      )}
      {!signedIn && (
        <>
          {registrations(words).map(({ to, label }) => (
            <Link key={to} to={to} className={style.phoneEntry}>
              {label}
            </Link>
          ))}
          <Button
            tone="primary"
            size="big"
            wide
            onClick={() => {
              close()
              openDialog('sign-in', {})
            }}
          >
            {words.signIn}
          </Button>
        </>
      )}
    </>
  )
}
