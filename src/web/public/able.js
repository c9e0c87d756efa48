/*
 * Looks whether this browser can draw what comes next, in words that the oldest one reads, since it may be that. What it
 * lacks lacking.js tells, and main.tsx then leaves the page alone. The floor is that of scripts/floor.ts.
 */
(function () {
  var root = document.documentElement;
  var lacks = [];
  var isHopeless = false;
  function needs(what, isThere, isWithoutHope) {
    try {
      if (isThere()) return;
    } catch (_) {
      // then it is not there
    }
    lacks.push(what);
    if (isWithoutHope) isHopeless = true;
  }
  function knows(name, value) {
    return function () {
      return CSS.supports(name, value);
    };
  }
  // Without these nothing would be drawn.
  var must = {
    modules: function () {
      return 'noModule' in document.createElement('script');
    },
    'look-behind': function () {
      return new RegExp('(?<=a)b').test('ab');
    },
    findLast: function () {
      return Array.prototype.findLast && Object.hasOwn && window.structuredClone;
    },
    dialog: function () {
      return window.HTMLDialogElement;
    },
    '@layer': function () {
      return window.CSSLayerBlockRule;
    }
  };
  for (var name in must) needs(name, must[name], true);
  // Without these it would be drawn, and not well.
  needs('dvh', knows('height', '1dvh'));
  needs('container', knows('container-type', 'inline-size'));
  needs(':has', function () {
    return CSS.supports('selector(:has(a))');
  });
  needs('inert', function () {
    return 'inert' in HTMLElement.prototype;
  });

  // Of what is used, this alone is newer than the floor, and is made up for.
  function copied(name, change) {
    if (Array.prototype[name]) return;
    Object.defineProperty(Array.prototype, name, {
      configurable: true,
      writable: true,
      value: function () {
        var copy = Array.prototype.slice.call(this);
        change.apply(copy, arguments);
        return copy;
      }
    });
  }
  copied('toSorted', Array.prototype.sort);
  copied('toReversed', Array.prototype.reverse);
  copied('toSpliced', Array.prototype.splice);
  copied('with', function (at, value) {
    this[at < 0 ? this.length + at : at] = value;
  });

  if (lacks.length === 0) return;
  try {
    if (!isHopeless && sessionStorage.getItem('konklave.anyway')) return;
  } catch (_) {
    // nothing is kept here
  }
  root.setAttribute('data-lacks', lacks.join(', '));
  if (isHopeless) root.setAttribute('data-hopeless', '');
  var script = document.createElement('script');
  script.src = '/lacking.js';
  document.head.appendChild(script);
})();
