// On the page of an address that does not exist: what stands behind the # goes along to the program.
'use strict';

(function () {
  var link = document.getElementById('lead');
  link.href += location.hash;
})();
