import { refusals, text } from '../kernel/index.ts'

/** `{place}` counts characters of the tidied number from 1. */
export const caseNumberRefusals = refusals('case-numbers', {
  'no-year': text(
    '案号第{place}位：应为括号内的四位年份，如（2026）',
    'Case number, place {place}: the year in brackets is missing, such as （2026）',
    'Número de caso, posición {place}: falta el año entre paréntesis, como （2026）',
  ),
  'no-court': text(
    '案号第{place}位：应为法院代字，如「京73」「粤0604」「最高法」',
    'Case number, place {place}: the code of a court is missing, such as 京73, 粤0604, 最高法',
    'Número de caso, posición {place}: falta el código del tribunal, como 京73, 粤0604, 最高法',
  ),
  'no-type': text(
    '案号第{place}位：「{found}」不是案件类型代字，如「民初」「知民终」「执」',
    'Case number, place {place}: “{found}” is no type code, such as 民初, 知民终, 执',
    'Número de caso, posición {place}: «{found}» no es un código de tipo, como 民初, 知民终, 执',
  ),
  'no-serial': text(
    '案号第{place}位：应为案件编号（正整数）',
    'Case number, place {place}: the serial number is missing',
    'Número de caso, posición {place}: falta el número correlativo',
  ),
  'no-mark': text(
    '案号第{place}位：编号后应为「号」',
    'Case number, place {place}: 号 is missing after the serial number',
    'Número de caso, posición {place}: falta 号 tras el número correlativo',
  ),
  'no-suffix': text(
    '案号第{place}位：「号」后只能是「之一」「之二」等',
    'Case number, place {place}: only 之一, 之二 and so on may follow 号',
    'Número de caso, posición {place}: tras 号 solo puede seguir 之一, 之二, etc.',
  ),
  'old-style': text(
    '案号第{place}位：此为2016年以前的旧案号（「字第」），请按法〔2015〕137号的格式填写',
    'Case number, place {place}: this is the style before 2016 (字第); the form of Fa [2015] No. 137 is needed',
    'Número de caso, posición {place}: es el formato anterior a 2016 (字第); se requiere el de Fa [2015] n.º 137',
  ),
})
