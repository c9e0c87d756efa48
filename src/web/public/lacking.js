/* What a browser is shown that is too old for the pages (able.js): what to do instead, in the reader's language. */
(function () {
  var words = {
    en: {
      title: 'This browser is too old for the table',
      television: 'On a television',
      televisionText:
        'Open this address on a laptop instead. Bring its picture here by cable, or cast the tab (in Chrome and Edge: the menu, then Cast).',
      other: 'On a phone or a computer',
      otherText: 'Update the browser, or take another one: Chrome, Edge, Firefox or Safari of 2024 or later will do.',
      missing: 'What is missing here: ',
      anyway: 'Try all the same'
    },
    da: {
      title: 'Browseren her er for gammel til bordet',
      television: 'På et fjernsyn',
      televisionText:
        'Åbn adressen på en computer i stedet. Få billedet herover med et kabel, eller cast fanen (i Chrome og Edge: menuen, så Cast).',
      other: 'På en telefon eller computer',
      otherText:
        'Opdatér browseren, eller brug en anden: Chrome, Edge, Firefox eller Safari fra 2024 eller senere kan bruges.',
      missing: 'Det her mangler: ',
      anyway: 'Prøv alligevel'
    },
    sv: {
      title: 'Webbläsaren här är för gammal för bordet',
      television: 'På en tv',
      televisionText:
        'Öppna adressen på en dator i stället. För över bilden hit med en kabel, eller casta fliken (i Chrome och Edge: menyn, sedan Casta).',
      other: 'På en telefon eller dator',
      otherText:
        'Uppdatera webbläsaren eller ta en annan: Chrome, Edge, Firefox eller Safari från 2024 eller senare går bra.',
      missing: 'Det här saknas: ',
      anyway: 'Försök ändå'
    },
    nb: {
      title: 'Nettleseren her er for gammel for bordet',
      television: 'På en tv',
      televisionText:
        'Åpne adressen på en datamaskin i stedet. Få bildet hit med en kabel, eller cast fanen (i Chrome og Edge: menyen, så Cast).',
      other: 'På en telefon eller datamaskin',
      otherText:
        'Oppdater nettleseren, eller bruk en annen: Chrome, Edge, Firefox eller Safari fra 2024 eller senere går fint.',
      missing: 'Dette mangler: ',
      anyway: 'Prøv likevel'
    }
  };

  function languageOf() {
    var wanted = [];
    try {
      wanted.push(localStorage.getItem('konklave.language'));
    } catch (_) {
      // nothing is kept here
    }
    wanted = wanted.concat(navigator.languages || [], navigator.language);
    for (var i = 0; i < wanted.length; i++) {
      var short = String(wanted[i] || '')
        .slice(0, 2)
        .toLowerCase();
      if (short === 'no' || short === 'nn') short = 'nb';
      if (words.hasOwnProperty(short)) return short;
    }
    return 'en';
  }

  var root = document.documentElement;
  var language = languageOf();
  var said = words[language];
  var gold = '#f2c063';
  var moment = ';font-family:Fraunces,Georgia,serif';
  root.lang = language;
  document.title = said.title;
  root.style.background = '#0f1a2c';
  document.body.style.cssText =
    'margin:0;padding:8vh 8vw;background:#0f1a2c;color:#f4ecd8;font:20px/1.45 "Atkinson Hyperlegible Next",Verdana,sans-serif';
  if (window.innerWidth > 1200) document.body.style.fontSize = '30px';

  var page = document.createElement('main');
  page.style.cssText = 'max-width:40em;margin:0 auto';
  function put(tag, text, style) {
    var piece = document.createElement(tag);
    piece.appendChild(document.createTextNode(text));
    piece.style.cssText = style;
    page.appendChild(piece);
    return piece;
  }
  put('p', 'Konklave', 'margin:0 0 1em;font-style:italic;color:' + gold + moment);
  put('h1', said.title, 'margin:0 0 .8em;font-size:1.7em;line-height:1.15' + moment);
  put('h2', said.television, 'margin:1.2em 0 .2em;font-size:1.1em;color:' + gold + moment);
  put('p', said.televisionText, 'margin:0 0 .5em');
  put('p', location.host + location.pathname, 'margin:0;font-weight:bold;word-wrap:break-word');
  put('h2', said.other, 'margin:1.2em 0 .2em;font-size:1.1em;color:' + gold + moment);
  put('p', said.otherText, 'margin:0');
  put('p', said.missing + root.getAttribute('data-lacks') + '.', 'margin:1.6em 0 0;font-size:.75em;color:#9fb2cf');
  if (!root.hasAttribute('data-hopeless')) {
    var anyway = put(
      'button',
      said.anyway,
      'margin:1.2em 0 0;padding:.6em 1.2em;font:inherit;color:inherit;background:none;border:2px solid ' + gold
    );
    anyway.onclick = function () {
      try {
        sessionStorage.setItem('konklave.anyway', 'yes');
      } catch (_) {
        // nothing is kept here
      }
      location.reload();
    };
  }
  var place = document.getElementById('konklave') || document.body;
  place.appendChild(page);
})();
